# The site behind nginx, with the compressed files and the headers that its build made:
#   docker build --build-arg SITE_URL=https://changelog.example.org -t changelog .
#   docker run -p 8080:8080 changelog
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts/install.mjs scripts/
RUN node scripts/install.mjs
COPY . .
ARG SITE_URL
ARG BASE_URL=/
RUN npm run build \
 && npm run --silent nginx > nginx.conf \
 && mkdir -p "/srv/www$BASE_URL" \
 && cp -r build/. "/srv/www$BASE_URL"

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
 && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
 && ln -sf /dev/stdout /var/log/nginx/access.log \
 && ln -sf /dev/stderr /var/log/nginx/error.log
COPY --from=build /site/nginx.conf /etc/nginx/conf.d/site.conf
COPY --from=build /srv/www /srv/www
RUN nginx -t
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
