const unknownAuthority = [
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'CERT_UNTRUSTED',
]

/** The messages for failed connections by error code. */
const words: Readonly<Record<string, (host: string) => string>> = {
  ECONNREFUSED: (host) => `nothing listens at ${host}: is the server running, and is that its port?`,
  ENOTFOUND: (host) => `there is no host ${host}: is the address right, and does this machine need a VPN to know it?`,
  EAI_AGAIN: (host) => `the name ${host} could not be looked up: is this machine connected?`,
  EHOSTUNREACH: (host) => `there is no way to ${host} from here: a VPN or a firewall may be in between`,
  ENETUNREACH: (host) => `there is no way to ${host} from here: a VPN or a firewall may be in between`,
  ECONNRESET: (host) => `${host} ended the connection: a firewall may be in between, or it speaks https`,
  UND_ERR_SOCKET: (host) => `${host} ended the connection: a firewall may be in between, or it speaks https`,
  ETIMEDOUT: (host) => `${host} did not answer in time: a firewall may keep the calls back`,
  UND_ERR_CONNECT_TIMEOUT: (host) => `${host} did not answer in time: a firewall may keep the calls back`,
  UND_ERR_HEADERS_TIMEOUT: (host) => `${host} did not answer in time`,
  UND_ERR_BODY_TIMEOUT: (host) => `${host} did not finish its answer in time`,
  TimeoutError: (host) => `${host} did not answer within a minute`,
  CERT_HAS_EXPIRED: (host) => `the certificate of ${host} has expired`,
  CERT_NOT_YET_VALID: (host) => `the certificate of ${host} counts only later: is the clock of this machine right?`,
  ERR_TLS_CERT_ALTNAME_INVALID: (host) => `the certificate of ${host} is for another host`,
  EPROTO: (host) => `${host} does not speak https there: is it http, or another port?`,
  ERR_SSL_WRONG_VERSION_NUMBER: (host) => `${host} does not speak https there: is it http, or another port?`,
}

/** Why a call got no answer, as a sentence that says what to do; else the words of the error. */
export function getCause(error: unknown, url: string): string {
  const chain = getChain(error)
  const host = getHost(url)
  if (host === '')
    return `${url} is no address: it begins with https:// and is that of the API (https://portal.example/backend/)`
  const codes = chain.flatMap((one) => [String('code' in one ? one.code : ''), one.name])
  const authority = codes.find((code) => unknownAuthority.includes(code))
  if (authority)
    return `the certificate of ${host} is from an authority that Node does not know (${authority}): put the certificate of that authority into a file and name it, NODE_EXTRA_CA_CERTS=authority.pem npm run contract …`
  const code = codes.find((one) => Object.hasOwn(words, one))
  const said = code === undefined ? undefined : words[code]
  if (code !== undefined && said) return code === 'TimeoutError' ? said(host) : `${said(host)} (${code})`
  return (
    chain
      .map(({ message }) => message)
      .filter(Boolean)
      .join(': ') || 'no answer'
  )
}

/** An error, what caused it, and what caused that; of several at the same time the first. */
function getChain(error: unknown): Error[] {
  const chain: Error[] = []
  for (let one = error; one instanceof Error && chain.length < 8; one = getNext(one)) chain.push(one)
  return chain
}

function getNext(error: Error): unknown {
  return error instanceof AggregateError ? (error.errors as unknown[])[0] : error.cause
}

function getHost(url: string): string {
  try {
    const { host, protocol } = new URL(url)
    return /^https?:$/.test(protocol) ? host : ''
  } catch {
    return ''
  }
}
