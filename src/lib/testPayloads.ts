/** A portal at `own`, one trusted origin; every one of these addresses leads elsewhere, or tries to. */
export const trustedOrigins = ['https://survey.example.ch', 'http://localhost:8000']

const host = 'survey.example.ch'
const evil = 'evil.example'

const schemes = [
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', ' javascript:alert(1)', `javascript://${host}/%0aalert(1)`, `javascript:/*${host}*/alert(1)`,
  'vbscript:msgbox(1)', 'data:text/html,x', `data:text/html,https://${host}`, 'data:text/html;base64,PHg+', `blob:https://${host}/1`, 'file:///etc/passwd', `ftp://${host}`, `ws://${host}`, `wss://${host}`, `view-source:https://${host}`,
  'about:blank', 'about:srcdoc', 'mailto:a@evil.example', 'tel:117', 'null', 'undefined', 'chrome://version', 'intent://x#Intent;scheme=https;end', `filesystem:https://${host}/x`, `jar:https://${host}!/x`, `feed:https://${host}`, `https+x://${host}`,
]
const slashes = [
  `//${evil}`, `///${evil}`, `////${evil}`, `/\\${evil}`, `\\${evil}`, `\\\\${evil}`, `/\\/${evil}`, `\\/${evil}`, `/\t/${evil}`, `/\n/${evil}`, `/\r/${evil}`, `\t//${evil}`, `/..//${evil}`, `/.//${evil}`, `/%2e%2e//${evil}`, `/a/../..//${evil}`,
  `//${host}`, `\\\\${host}`, `https:${host}`, `https:/${host}`, `https:///${host}`, `https:////${host}`, `https:\\\\${host}`, `https:/\\${host}`, `https:\\/${host}`, `http:${evil}`, `http:/${evil}`, `/ /${evil}`, `/\u00a0/${evil}`, `/\u3000/${evil}`,
]
const userinfo = [
  `https://${host}@${evil}`, `https://${host}:x@${evil}`, `https://${host}%40${evil}`, `https://${host}%2f@${evil}`, `https://user@${host}`, `https://user:pw@${host}`, `https://:@${host}:1`, `https://${evil}@${host}`, `https://${host}\\@${evil}`,
  `https://${host}#@${evil}`.replace(host, evil), `https://${host}%23@${evil}`, `https://${host}%3f@${evil}`, `https://a@b@${evil}`, `https://${host};@${evil}`, `https://@${evil}`,
]
const ports = [`https://${host}:8443`, `https://${host}:80`, `https://${host}:444/x`, `https://${host}:0`, `https://${host}:65536`, `https://${host}:4 43`, `https://${host}:x`, `http://${host}`, `http://${host}:443`, 'http://localhost:8001', 'http://localhost', 'https://localhost:8000', 'http://127.0.0.1:8000', `https://${host}:-443`]
const suffixes = [
  `https://${host}.${evil}`, `https://${host}.`, `https://${host}..`, `https://x${host}`, `https://x.${host}`, `https://${host}x`, `https://${evil}/https://${host}`, `https://${evil}?https://${host}`, `https://${evil}#https://${host}`, `https://${evil}/${host}`,
  `https://${evil}?${host}`, `https://${evil}/.${host}`, `https://survey-example.ch`, 'https://survey.example.c', 'https://survey.example.chh', 'https://example.ch', 'https://surveyexample.ch', `https://${host}-${evil}`, `https://${host}_x`, `https://www.${host}`,
]
const encodings = [
  'https://survey%2eexample%2ech.evil.example', `https://%65vil.example`, `https%3A%2F%2F${evil}`, `https%3a//${evil}`, `%2F%2F${evil}`, `%5c%5c${evil}`, `%09//${evil}`, `https://${evil}%2f${host}`, `https://${evil}%00.${host}`, `https://${evil}%0d%0a.${host}`, `https://${evil}%252f${host}`,
  `&#104;ttps://${evil}`, `https://${evil}/%2e%2e/${host}`, `https://${host}%00`, `https://${host}%0a`,
]
const unicode = [
  'https://surv\u0435y.example.ch', 'https://survey.ex\u0430mple.ch', 'https://xn--survy-6of.example.ch', `https://${evil}\u3002ch`, `https://${host}\uff0f@${evil}`, `https://${evil}\uff0f${host}`, `https://${evil}\u2044${host}`, `https://${evil}\u2100${host}`, `https://${host}\u200b`,
  `https://\u202e${evil}`, `https://${host}\u2028`, `\ufeffhttps://${host}`, `https://${host}\u00ad.${evil}`, `https://\u2488${evil}`, 'https://survey.example.\u0441h',
]
const numbers = ['http://[::1]:1', 'https://[::ffff:127.0.0.1]', 'https://[2001:db8::1]', 'https://[fe80::1%25en0]', `https://[${host}]`, 'https://2130706433', 'https://0x7f.1', 'https://017700000001', 'https://127.1', 'https://169.254.169.254/latest', 'https://0/', 'https://[']
const breaks = [`https://${host}\n`, `https://${host}\r\nSet-Cookie:a=b`, `https://${host}\t.${evil}`, ` https://${host}`, `https://${host} .${evil}`, `https://${host}\u0000`, `https://${host}/\n`, `https://${host}/a b`, `https://${evil}\n${host}`, `\nhttps://${host}`]
const odd = ['.', '..', '?x', '#x', '@evil.example', '.evil.example', 'evil.example', host, 'https://', 'https:', 'http', ':', '://', '{}', '[]', `["https://${host}"]`, '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', `https://${host}/${'x'.repeat(3000)}`, `/${'x'.repeat(3000)}`]

/** Redirects of an attacker: none may be posted to, gone to, or made a link. */
export const payloads: readonly string[] = [...new Set([...schemes, ...slashes, ...userinfo, ...ports, ...suffixes, ...encodings, ...unicode, ...numbers, ...breaks, ...odd])]
