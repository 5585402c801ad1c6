# The image of the server: docs/install.md says how it is run, `npm run test:image` proves it.
#
#   docker build -t pcf-exchange .
#
# BASE is what runs: anything with glibc and libstdc++ will do, since the server brings its Node along, and nothing is run
# on it while the image is built, so that it may be without a shell (such as gcr.io/distroless/cc-debian12).
# BUILD_BASE is what builds: anything with Node 24, npm and a shell.
ARG BASE=docker.io/library/debian:bookworm-slim
ARG BUILD_BASE=docker.io/library/node:24-bookworm-slim

FROM ${BUILD_BASE} AS build
# The secret is an .npmrc for whoever has a registry of their own; there need not be one.

# What runs: the production dependencies of the server, with its Node.
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/catalogue/package.json packages/catalogue/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/pact/package.json packages/pact/
# What is only built goes no further than here.
RUN cp -r /app /page
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --workspace=@pcf/server --include-workspace-root --omit=dev --no-audit --no-fund \
    # The package of Node keeps the archive it came from beside the program.
    && rm -rf node_modules/node/node_modules

# The page, which is files in the end.
WORKDIR /page
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci --workspace=@pcf/web --no-audit --no-fund
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
RUN cd apps/web && node ../../node_modules/vite/bin/vite.js build

WORKDIR /app
COPY LICENSE ./
COPY packages packages
COPY apps/server apps/server
COPY deploy/image bin
# Whatever the modes of a checkout are, the user of the image reads all of it and writes none.
RUN mv /page/apps/web/dist apps/web/dist && rm apps/web/package.json \
    && chmod -R u=rwX,go=rX . && chmod 755 bin/pcf-exchange && mkdir /empty

FROM ${BASE}
LABEL org.opencontainers.image.title="PCF Exchange" \
      org.opencontainers.image.description="The open platform on which companies exchange product carbon footprints" \
      org.opencontainers.image.licenses="Apache-2.0"
COPY --from=build /app /app
COPY --from=build --chown=65534:65534 /empty /data
# Uploads lie in TMPDIR until their call ends: the root may be read-only, and memory is not for files.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    TMPDIR=/data/tmp \
    PATH=/app/bin:/app/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
# Nobody, by number, so that a cluster can see that it is not root.
USER 65534:65534
WORKDIR /data
VOLUME /data
EXPOSE 3000
# The program itself is process 1 and gets the signals; no shell is in between.
ENTRYPOINT ["/app/bin/pcf-exchange"]
CMD ["serve"]
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s CMD ["/app/bin/pcf-exchange", "health"]
