const away = '203.0.113.9';
const local = { host: 'localhost:3000' };
const named = { host: 'exchange.example' };

/** What proxies on this machine send with a call of somebody elsewhere, as they come or as their manuals set them up. */
export const proxies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'nginx with a host': { ...named, connection: 'close' },
  'nginx with an address': { ...local, connection: 'close', 'x-real-ip': away },
  'nginx with a list of addresses': { ...local, 'x-forwarded-for': away },
  'nginx with a header of its own': { ...local, 'x-client-address': away },
  Apache: { ...local, 'x-forwarded-for': away, 'x-forwarded-host': 'exchange.example', 'x-forwarded-server': 'proxy' },
  'HAProxy as it comes': named,
  'HAProxy with forwarded': { ...local, forwarded: `for=${away}` },
  Caddy: { ...named, via: '2.0 Caddy', 'x-forwarded-for': away, 'x-forwarded-proto': 'https' },
  Traefik: { ...local, 'x-forwarded-server': 'traefik', 'x-real-ip': away },
  Envoy: { ...local, 'x-envoy-expected-rq-timeout-ms': '15000', 'x-request-id': 'a' },
  'Envoy with an external address': { ...local, 'x-envoy-external-address': away },
  Cloudflare: { ...local, 'cf-connecting-ip': away, 'cf-ray': '8f0-FRA', 'cdn-loop': 'cloudflare; loops=1' },
  'Cloudflare for enterprises': { ...local, 'true-client-ip': away },
  Akamai: { ...local, 'akamai-origin-hop': '2' },
  Fastly: { ...local, 'fastly-client-ip': away },
  CloudFront: { ...local, 'x-amz-cf-id': 'a' },
  'a balancer of AWS': { ...local, 'x-amzn-trace-id': 'Root=1-67891233-abcdef012345678912345678' },
  'a balancer of Google': { ...local, 'x-cloud-trace-context': '105445aa7843bc8bf206b12000100000/1' },
  'a front door of Azure': { ...local, 'x-azure-clientip': away, 'x-azure-fdid': 'a' },
  'a gateway of Azure': { ...local, 'x-original-host': 'exchange.example', 'x-appgw-trace-id': 'a' },
  'IIS with ARR': { ...local, 'x-arr-log-id': 'a', 'x-original-url': '/metrics' },
  'Fly.io': { ...local, 'fly-client-ip': away },
  Varnish: { ...local, 'x-varnish': '32770' },
  Squid: { ...local, via: '1.1 squid', 'x-forwarded-for': 'unknown' },
  'Tailscale serve': { ...local, 'tailscale-user-login': 'somebody@exchange.example' },
  ngrok: { host: 'a1b2.ngrok.app', 'x-forwarded-for': away },
  'a name that was led here': { host: 'rebound.example:3000' },
  'a name that begins like this machine': { host: 'localhost.exchange.example' },
  'an address of all': { host: '0.0.0.0:3000' },
};
