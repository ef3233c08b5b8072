# Two images: of the server, and, with --target preview, of the whole program with the toolchain that previews are compiled by.
# `make test-images` carries all stages out without a container engine.
FROM swift:6.3-bookworm AS sources
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates dpkg-dev esbuild help2man libnats-dev libqrencode-dev libssl-dev libwebsockets-dev make nats-server pkg-config zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /zoetrope
COPY Makefile Package.swift ./
COPY .ci/need .ci/need-swift .ci/
COPY Sources Sources
COPY web web
RUN make page

FROM sources AS built
RUN make products

# What `make install` makes.
FROM built AS installed
COPY .ci/install .ci/serving .ci/
RUN .ci/install .build/release .build/page /installed /usr/local

# Somebody's own layouts.
FROM swift:6.3-bookworm AS preview
RUN apt-get update \
    && apt-get install -y --no-install-recommends bubblewrap ca-certificates curl git libnats3.4 libqrencode4 libssl3 libwebsockets17 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=installed /installed /usr/local
# Previewed code runs as its user, who owns nothing. Any other can be given (--user), who owns the files that are written.
RUN useradd --system preview
USER preview
ENV HOME=/tmp
EXPOSE 8080
WORKDIR /layouts
ENTRYPOINT ["zoetrope"]

# Of Debian the server has the libraries that it needs, and no more.
FROM installed AS serving
RUN .ci/serving /installed /serving

FROM scratch
COPY --from=serving /serving /
USER nobody
EXPOSE 8080
ENTRYPOINT ["zoetrope", "serve", "--host", "0.0.0.0"]
