#!/bin/sh
# The independent judges of docs/security.md over a running site: scripts/judges.sh URL [judge …]
# Start that site with limits that do not hide findings:
#   PORT=3100 RATE_LIMIT_SCALE=1000 ALLOW_TEST_LIMITS=1 npm run demo
# Each judge is bounded to JUDGE_SECONDS (300), writes its report into .data/judges and prints a line or more.
# From Debian: sqlmap ffuf dirb (its word list) wapiti slowhttptest nginx-light curl; JUDGE_PORT (3190) is nginx's.
set -u
site=${1:?usage: scripts/judges.sh URL [judge …]}
shift
seconds=${JUDGE_SECONDS:-300}
port=${JUDGE_PORT:-3190}
here=$(cd "$(dirname "$0")/.." && pwd)
out=${JUDGE_DIR:-$here/.data/judges}
front=http://127.0.0.1:$port
mkdir -p "$out"

# nginx in front, as in production: every judge comes through it, some slow clients beside it too.
start_nginx() {
  cat > "$out/nginx.conf" <<CONF
daemon off; pid $out/nginx.pid; error_log $out/nginx-error.log; worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off; client_body_temp_path $out/body; proxy_temp_path $out/proxy;
  fastcgi_temp_path $out/f; uwsgi_temp_path $out/u; scgi_temp_path $out/s;
  client_header_timeout 15s; client_body_timeout 15s; client_max_body_size 26m;
  server {
    listen 127.0.0.1:$port backlog=2048;
    location / {
      proxy_pass $site; proxy_http_version 1.1;
      proxy_set_header Host ${site#*//}; proxy_set_header X-Forwarded-For \$remote_addr;
    }
  }
}
CONF
  nginx -c "$out/nginx.conf" -e "$out/nginx-error.log" & nginx=$!
  trap 'kill $nginx' EXIT
  until curl -fso /dev/null "$front/api/v1/health"; do sleep 0.2; done
}

judge_sqlmap() {
  listings=$front/api/v1/listings
  category=$(curl -s "$front/api/v1/categories" | grep -o '"id":"[^"]*"' | head -1 | cut -d'"' -f4)
  cat > "$out/targets.txt" <<TARGETS
$listings?q=pump&lat=18.52&lng=73.85&radiusKm=100&priceMin=1&priceMax=999999999&sort=price_asc&page=1&limit=12
$listings?categoryIds=$category&companyType=manufacturer&inState=MH
$front/api/v1/suggestions?q=pump
$front/api/v1/geocode/search?q=pune
TARGETS
  # A target that answers 400 from the start would be tested for nothing.
  while read -r target; do curl -fso /dev/null "$target" || echo "sqlmap: $target does not answer 200"; done < "$out/targets.txt"
  timeout "$seconds" sqlmap -m "$out/targets.txt" --batch --level 3 --risk 2 --threads 4 --flush-session --ignore-code=400 \
    --output-dir="$out/sqlmap" > "$out/sqlmap.txt" 2>&1
  code=$?
  count() { grep -cE "$1" "$out/sqlmap.txt"; }
  echo "sqlmap: exit $code (124: time was up), $(count 'does not seem to be injectable') parameters found not injectable, $(count 'identified the following injection point') targets injectable"
}

judge_ffuf() {
  { cat "$here/tests/security/corpora/private-paths.txt"; cat /usr/share/dirb/wordlists/common.txt; } > "$out/words.txt"
  timeout "$seconds" ffuf -s -t 8 -u "$front/FUZZ" -w "$out/words.txt" -mc all -fc 404 -of csv -o "$out/ffuf.csv" > "$out/ffuf.txt" 2>&1
  echo "ffuf: exit $?, $(wc -l < "$out/words.txt") paths, $(($(wc -l < "$out/ffuf.csv") - 1)) answered otherwise than 404: $(cut -d, -f1,5 "$out/ffuf.csv" | tail -n +2 | sort -u | tr '\n' ' ')"
}

judge_wapiti() {
  # Its crawler does not follow our links, so it is told where to begin: every page and the reads that take a query.
  set --
  for page in hi services?q=pump\&sort=price_asc\&page=1 services?category=machinery-tools services/location?location=Maharashtra \
    categories locations blogs contact about signin?callbackUrl=/ signup provider/signup compare?ids=1 enquire?listing=1 \
    report?listing=1 contact/result?sent=1 reset-password?token=1 verify-email?token=1 forgot-password \
    api/v1/listings?q=pump\&page=1 api/v1/suggestions?q=pump api/v1/geocode/search?q=pune api/v1/listings/facets?q=pump \
    api/v1/popular?lat=18.5\&lng=73.8 api/auth/signin?callbackUrl=/ api/auth/error?error=1; do
    set -- "$@" -s "$front/$page"
  done
  timeout $((seconds + 300)) wapiti -u "$front/" "$@" --scope folder -d 1 --max-scan-time "$seconds" --max-attack-time 60 \
    --flush-session --no-bugreport \
    -m backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,ssrf,xss,xxe \
    -f json -o "$out/wapiti.json" > "$out/wapiti.txt" 2>&1
  code=$?
  echo "wapiti: exit $code, $(grep -o 'found [0-9]* URLs and forms' "$out/wapiti.txt" | head -1)"
  node -e 'const r = JSON.parse(require("fs").readFileSync(process.argv[1])); for (const o of [r.vulnerabilities, r.anomalies]) for (const [k, l] of Object.entries(o)) for (const { method, path, info } of l) console.log(`  ${k}: ${method} ${path}: ${info}`)' "$out/wapiti.json"
}

# While 400 slow connections stand, fifty times GET / of somebody else.
slow() {
  name=$1 target=$2; shift 2
  slowhttptest -c 400 -r 200 -l 45 -i 10 -p 3 -u "$target/" "$@" > "$out/slow-$name.txt" 2>&1 & slow=$!
  sleep 8
  for _ in $(seq 50); do curl -so /dev/null -m 10 -w '%{http_code} %{time_total}\n' "$target/"; sleep 0.5; done > "$out/slow-$name-others.txt"
  wait $slow
  echo "slowhttptest $name: others answered $(awk '{print $1}' "$out/slow-$name-others.txt" | sort | uniq -c | tr -s ' \n' ' '), p95 $(awk '{print $2}' "$out/slow-$name-others.txt" | sort -n | sed -n 48p) s"
}
judge_slowhttptest() {
  slow nginx-headers "$front" -H
  slow nginx-body "$front" -B -s 8192
  slow bare-headers "$site" -H
  slow bare-body "$site" -B -s 8192
  slow bare-read "$site" -X -w 8 -y 16 -n 5 -z 32
}

judge_vnu() {
  for page in / /hi /services?q=pump /services/location?location=Maharashtra /categories /locations /about /contact /blogs /signin /signup /provider/signup /compare /privacy; do
    curl -s "$front$page" > "$out/page.html"
    java -jar "$here/node_modules/vnu-jar/build/dist/vnu.jar" --stdout --format gnu --errors-only "$out/page.html" | sed "s|^|$page |"
  done > "$out/vnu.txt"
  echo "vnu: 14 pages, $(wc -l < "$out/vnu.txt") errors"
}

start_nginx
for judge in ${*:-sqlmap ffuf wapiti slowhttptest vnu}; do "judge_$judge"; done
