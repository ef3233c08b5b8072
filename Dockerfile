FROM swift:6.3-bookworm AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends esbuild libnats-dev libqrencode-dev libssl-dev libwebsockets-dev make pkg-config zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /zoetrope
COPY Package.swift ./
COPY Sources Sources
RUN swift build -c release --product zoetrope
COPY Makefile ./
COPY .ci .ci
COPY web web
RUN make page

# Somebody's own layouts: with the toolchain that compiles them.
FROM build AS preview
RUN apt-get update \
    && apt-get install -y --no-install-recommends bubblewrap \
    && rm -rf /var/lib/apt/lists/*
# The engine's modules must not be newer than the program: should a new layer have them built again, so is the program.
RUN swift build -c release --product StageCombine && swift build -c release --product zoetrope-preview-compiler \
    && swift build -c release --product zoetrope
# Previewed code runs as its user, who owns nothing. Any other can be given (--user), who owns the files that are written.
RUN useradd --system preview
USER preview
ENV HOME=/tmp
EXPOSE 8080
WORKDIR /layouts
ENTRYPOINT ["/zoetrope/.build/release/zoetrope"]

FROM swift:6.3-bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends libnats3.4 libqrencode4 libssl3 libwebsockets17 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /zoetrope/.build/release/zoetrope /usr/local/bin/zoetrope
COPY --from=build /zoetrope/.build/page /usr/share/zoetrope/page
USER nobody
EXPOSE 8080
ENTRYPOINT ["zoetrope", "serve", "--host", "0.0.0.0", "--web", "/usr/share/zoetrope/page"]
