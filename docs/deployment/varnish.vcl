# A cache in front of the portal (Varnish 7), see cdn.md. Public pages of visitors without a session are kept as long as
# the portal says; everything else passes. PORTAL_HOST, PORTAL_PORT and PURGE_TOKEN are replaced by your own.
vcl 4.1;

backend portal {
  .host = "PORTAL_HOST";
  .port = "PORTAL_PORT";
  .first_byte_timeout = 30s;
  .probe = { .url = "/api/health"; .interval = 10s; .timeout = 5s; }
}

sub vcl_recv {
  # The portal tells which tags are out of date (CDN_PURGE_URL=http://varnish/__purge).
  if (req.url == "/__purge") {
    if (req.http.authorization != "Bearer PURGE_TOKEN") {
      return (synth(403));
    }
    if (req.http.cache-tag == "*") {
      ban("obj.status != 0");
    } else {
      ban("obj.http.cache-tag ~ (^|,)(" + regsuball(req.http.cache-tag, ",", "|") + ")(,|$)");
    }
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Cookies that no public page depends on; any other one belongs to one person.
  set req.http.x-own = regsuball(req.http.cookie,
    "(^|;\s*)((__Host-)?(locale|consent|csrf|callback|signin|returning)(-\d+)*|_(ga|gid|gat|gcl)[A-Za-z0-9_-]*)=[^;]*", "");
  if (req.http.authorization || req.http.x-own ~ "[^;\s]") {
    return (pass);
  }
  unset req.http.x-own;
  # A page asks for the language of its path alone; the others are redirects, which the portal decides.
  if (req.url ~ "^/api/" && req.url !~ "^/api/(image|icons|share)") {
    return (pass);
  }
  return (hash);
}

sub vcl_backend_response {
  # Kept is only what the portal calls public and gives to nobody in particular.
  if (beresp.http.set-cookie || beresp.http.cache-control !~ "public" || beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
  }
  # Serving stale pages is the portal's own task: it answers while its backends are away.
  set beresp.grace = 0s;
}

sub vcl_deliver {
  set resp.http.x-cache = "MISS";
  if (obj.hits > 0) {
    set resp.http.x-cache = "HIT";
  }
}
