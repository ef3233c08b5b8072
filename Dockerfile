FROM swift:6.3-bookworm AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends libqrencode-dev libwebsockets-dev pkg-config \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /zoetrope
COPY Package.swift ./
COPY Sources Sources
# The manifest names them, so that the package does not load without.
COPY Tests Tests
RUN swift build -c release --product zoetrope

FROM swift:6.3-bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends libqrencode4 libwebsockets17 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /zoetrope/.build/release/zoetrope /usr/local/bin/zoetrope
COPY web /usr/share/zoetrope/web
USER nobody
EXPOSE 8080
ENTRYPOINT ["zoetrope", "serve", "--host", "0.0.0.0", "--web", "/usr/share/zoetrope/web"]
