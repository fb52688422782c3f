# The site and its server in one image: docs/deploy.md says how it is built and run.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false
COPY . .
# Compiled into the site: public identifiers, no secrets.
ARG VITE_FIREBASE_PROJECT_ID
ARG VITE_FIREBASE_API_KEY
ARG VITE_FIREBASE_APP_ID
ARG VITE_FIREBASE_AUTH_DOMAIN
ARG VITE_API_ORIGIN
ARG VITE_MAP_TILES_URL
ARG VITE_MAP_TILES_CREDIT
RUN npm run build

FROM node:24-slim AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without the packages of the site, which dist contains, and without those in packages/, which only developers need
# (firebase-tools alone would be 243 MB).
RUN npm ci --omit=dev --workspaces=false

FROM node:24-slim
# Fewer arenas of malloc: pictures are made in several threads, and each arena keeps what it once needed.
ENV MALLOC_ARENA_MAX=2
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 STATIC_DIR=dist UPLOADS_DIR=/data/uploads
WORKDIR /app
RUN mkdir -p /data/uploads && chown -R node:node /data
COPY --from=modules /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/dist-server ./dist-server
COPY package.json ./
COPY scripts/start.js scripts/stop-with-npm.js ./scripts/
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that SIGTERM reaches the server.
CMD ["node", "scripts/start.js"]
