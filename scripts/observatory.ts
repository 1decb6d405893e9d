/**
 * `npm run observatory -- <folder> <portal>`: computes the score of Mozilla's HTTP Observatory for a running portal,
 * offline. The scorer is installed by hand, since its own installation downloads lists from other hosts: `npm install
 * --ignore-scripts --prefix <folder> @mdn/mdn-http-observatory@1.4.8`. The portal runs on `<portal>` (such as
 * http://localhost:3000) with `PUBLIC_URL=https://localhost:4443`, behind a TLS proxy of this command.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PlainError, projectPath, runCommand } from './lib/project.ts'
import { runInTheOpen } from './lib/steps.ts'

const [httpsPort, httpPort] = [4443, 4480]
const pages = ['/', '/en/funds', '/connexion', '/en/login', '/page-inconnue/']

/** A self-signed certificate for this machine. */
function makeCertificate(): { readonly key: string; readonly cert: string; readonly file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'observatory-'))
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', file, '-days', '1']
  execFileSync('openssl', ['req', '-x509', ...made, ...names], { stdio: 'ignore' })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(file, 'utf8'), file }
}

/** Terminates TLS before the portal, and redirects plain http to https. */
function startProxy(portal: URL, certificate: { key: string; cert: string }): void {
  createTlsServer(certificate, (incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const passed = request(
      { host: portal.hostname, port: portal.port, method, path, headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
      },
    )
    incoming.pipe(passed)
  }).listen(httpsPort)
  createServer(({ url }, response) => {
    response.writeHead(301, { location: `https://localhost:${httpsPort}${url}` }).end()
  }).listen(httpPort)
}

await runCommand(async () => {
  const [folder, portal] = process.argv.slice(2)
  const scorer = join(folder ?? '', 'node_modules/@mdn/mdn-http-observatory')
  if (!folder || !portal || !existsSync(scorer)) throw new PlainError('Usage: see scripts/observatory.ts')
  // An empty list of preloaded hosts, which its installation would download.
  mkdirSync(join(scorer, 'conf'), { recursive: true })
  writeFileSync(join(scorer, 'conf/hsts-preload.json'), '{}')
  const certificate = makeCertificate()
  startProxy(new URL(portal), certificate)
  const addresses = [scorer, String(httpsPort), String(httpPort), ...pages]
  const trust = { NODE_EXTRA_CA_CERTS: certificate.file }
  return process.exit(await runInTheOpen([projectPath('scripts/lib/score-pages.mjs'), ...addresses], trust))
})
