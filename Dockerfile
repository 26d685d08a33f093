# The site behind nginx, with compressed files beside the others:
#   docker build --build-arg SITE_URL=https://changelog.example.org -t changelog .
#   docker run -p 8080:8080 changelog
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG BASE_URL
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends brotli nginx libnginx-mod-http-brotli-static \
 && rm -rf /var/lib/apt/lists/*
ARG BASE_URL
COPY nginx.conf /etc/nginx/
COPY --from=build /site/build /srv/www$BASE_URL
RUN find /srv/www -regex '.*\.\(html\|js\|css\|jsonl?\|xml\|svg\|txt\|md\)' -exec gzip -9 -k {} + -exec brotli -k {} +
EXPOSE 8080
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
