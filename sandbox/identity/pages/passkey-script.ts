import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/**
 * Script of pages with passkeys: shows the forms that need one, requests the signature from the browser, and submits it
 * in the form. Browsers with conditional mediation offer passkeys in the field of the address.
 */
const pageScript = `
'use strict';
(() => {
  const api = window.SimpleWebAuthnBrowser;
  const supported = api !== undefined && api.browserSupportsWebAuthn();
  const show = (form, name) => {
    for (const message of form.querySelectorAll('[data-message]'))
      message.hidden = message.dataset.message !== name;
  };
  // Names of DOMException (WebAuthn Level 3, sections 5.1.3 and 5.1.4); another request of the page aborts none in vain.
  const messages = new Map([
    ['NotAllowedError', 'cancelled'],
    ['InvalidStateError', 'known'],
    ['SecurityError', 'wrongSite'],
    ['ConstraintError', 'unable'],
    ['NotSupportedError', 'unable'],
    ['AbortError', undefined],
  ]);
  const messageOf = ({ name }) => (messages.has(name) ? messages.get(name) : 'failed');
  const ceremony = (form, useBrowserAutofill) => {
    const optionsJSON = JSON.parse(form.dataset.options);
    return form.dataset.passkey === 'create'
      ? api.startRegistration({ optionsJSON })
      : api.startAuthentication({ optionsJSON, useBrowserAutofill });
  };
  // A box of the page that has to be ticked before any of its forms is sent.
  const isAgreed = (form) => {
    const box = document.getElementById(form.dataset.agreement);
    if (box === null) return true;
    if (!box.reportValidity()) return false;
    form.elements.namedItem(box.name).value = box.value;
    return true;
  };
  const send = (form, response) => {
    form.elements.namedItem('response').value = JSON.stringify(response);
    form.submit();
  };
  for (const form of document.querySelectorAll('form[data-passkey]')) {
    form.hidden = false;
    if (!supported) {
      form.querySelector('button').hidden = true;
      show(form, api === undefined ? 'unloaded' : 'unsupported');
      continue;
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      show(form, undefined);
      if (!isAgreed(form)) return;
      ceremony(form, false).then((response) => send(form, response), (error) => show(form, messageOf(error)));
    });
    if (form.dataset.autofill === undefined) continue;
    api.browserSupportsWebAuthnAutofill().then((able) => {
      // Without a choice in the list of addresses, the request ends when the button's begins.
      if (able) ceremony(form, true).then((response) => send(form, response), () => undefined);
    });
  }
})();
`

const files = {
  'passkeys.js': () => Promise.resolve(pageScript),
  'webauthn.js': () => {
    const main = createRequire(import.meta.url).resolve('@simplewebauthn/browser')
    return readFile(new URL('../dist/bundle/index.umd.min.js', `file://${main}`), 'utf8')
  },
} as const

/** Tells whether a script of this name exists. */
export function isScriptName(name: string): name is keyof typeof files {
  return Object.hasOwn(files, name)
}

/** Reads a script. */
export const readScript = (name: keyof typeof files): Promise<string> => files[name]()
