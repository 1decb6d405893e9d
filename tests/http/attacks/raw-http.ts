import type { AttackCase } from './attack-case.ts'

const raw = (
  name: string,
  lines: readonly string[],
  status: number | readonly number[],
  body = '',
  location?: RegExp,
): AttackCase => ({
  name,
  request: { raw: [`${lines.join('\r\n')}\r\n\r\n${body}`] },
  // The smuggled request gets no response: one status line, then the end.
  expectation: { status, ...(location && { location }), never: /HTTP\/1\.1 \d{3}|root:|Aubrelin/ },
})

/** Path of the portal, if the response is a redirect. */
const optionalPath = /^(\/(?!\/).*)?$/

const [get, host, close] = ['GET / HTTP/1.1', 'Host: localhost', 'Connection: close']
const post = 'POST /api/forms/contact HTTP/1.1'
const smuggled = 'GET /mon-compte HTTP/1.1\r\nHost: localhost\r\n\r\n'

const verbs = ['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'PUT', 'DELETE', 'PATCH', 'QUERY'] as const

/** Requests that no client sends: ambiguous between two servers, or meant to break the parser. */
export const rawHttp: readonly AttackCase[] = [
  raw('TE.CL', [post, host, 'Content-Length: 4', 'Transfer-Encoding: chunked'], 400, `0\r\n\r\n${smuggled}`),
  raw('CL.TE', [post, host, 'Transfer-Encoding: chunked', 'Content-Length: 6'], 400, `0\r\n\r\nG${smuggled}`),
  raw('two lengths', [post, host, 'Content-Length: 0', 'Content-Length: 44'], 400, smuggled),
  raw('a list of lengths', [post, host, 'Content-Length: 0, 44'], 400, smuggled),
  raw('a negative length', [post, host, 'Content-Length: -1'], 400),
  raw('a length with a sign', [post, host, 'Content-Length: +4'], 400, 'a=12'),
  raw('a length in hexadecimal', [post, host, 'Content-Length: 0x4'], 400, 'a=12'),
  raw('a length beyond all numbers', [post, host, `Content-Length: ${'9'.repeat(30)}`], 400),
  raw('an unknown transfer coding', [post, host, 'Transfer-Encoding: xchunked'], 400, smuggled),
  raw('a transfer coding after another', [post, host, 'Transfer-Encoding: chunked, identity'], 400, smuggled),
  raw(
    'a transfer coding twice',
    [post, host, close, 'Transfer-Encoding: identity', 'Transfer-Encoding: chunked'],
    [400, 413, 415],
    `0\r\n\r\n`,
  ),
  raw(
    'a chunk of negative length',
    [post, host, 'Transfer-Encoding: chunked', close],
    400,
    '-1\r\na\r\n0\r\n\r\n',
  ),
  raw(
    'a chunk whose length is no number',
    [post, host, 'Transfer-Encoding: chunked', close],
    400,
    'zz\r\na\r\n0\r\n\r\n',
  ),
  raw('a space before the colon', [post, host, 'Transfer-Encoding : chunked'], 400, `0\r\n\r\n`),
  raw('a folded header', [get, host, 'X-A: 1\r\n\tTransfer-Encoding: chunked', close], [200, 400]),
  raw('a NUL in a header', [get, host, 'X-A: a\u0000b'], 400),
  raw('a line end in a header', [get, host, 'X-A: a\rSet-Cookie: attack=1'], 400),
  raw('a bare line feed', [`${get}\nHost: localhost\nConnection: close`], [200, 400]),
  raw('no host', [get, close], 400),
  raw('two hosts', [get, host, 'Host: evil.example', close], [200, 400]),
  raw('another host as a whole address', ['GET http://evil.example/ HTTP/1.1', host, close], [200, 400]),
  raw(
    'another host’s private page as a whole address',
    ['GET http://evil.example/mon-compte HTTP/1.1', host, close],
    [302, 400, 404],
    '',
    optionalPath,
  ),
  raw('HTTP/0.9', ['GET /'], [200, 400]),
  raw('HTTP/2 without negotiation', ['PRI * HTTP/2.0', '', 'SM'], 400),
  raw('a version that is none', ['GET / HTTP/9.9', host], [400, 505]),
  raw('a verb in lower case', ['get / HTTP/1.1', host], 400),
  raw('a verb that is none', ['ATTACK / HTTP/1.1', host], 400),
  raw('a target with a space', ['GET /a b HTTP/1.1', host], 400),
  raw('a target that is a star', ['OPTIONS * HTTP/1.1', host, close], [400, 404, 405]),
  raw(
    'an upgrade to h2c',
    [get, host, 'Connection: Upgrade, HTTP2-Settings, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'],
    200,
  ),
  raw(
    'an upgrade to a socket',
    [
      get,
      host,
      'Connection: Upgrade, close',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      'Sec-WebSocket-Version: 13',
    ],
    [200, 400, 426],
  ),
  raw('an expectation that is none', [post, host, 'Expect: attack', close, 'Content-Length: 0'], 417),
  raw('a header of 40 kB', [get, host, `X-A: ${'a'.repeat(40_000)}`], 431),
  raw('a cookie of 40 kB', [get, host, `Cookie: ${'a=b; '.repeat(8000)}`], 431),
  raw('five thousand headers', [get, host, ...Array.from({ length: 5000 }, (_, n) => `X-${n}: a`)], 431),
  raw('a target of 40 kB', [`GET /${'a'.repeat(40_000)} HTTP/1.1`, host], [414, 431]),
  ...verbs.map((verb) =>
    raw(
      `${verb} of a page`,
      [
        `${verb} ${verb === 'CONNECT' ? 'evil.example:443' : '/fonds'} HTTP/1.1`,
        host,
        'Cookie: attack=1',
        close,
      ],
      verb === 'CONNECT' ? [0, 400, 405] : [400, 405],
    ),
  ),
]
