import type { KeyObject } from 'node:crypto'
import { NoticeRefused } from '../provider.ts'
import { isSignedBy } from '../rsa.ts'

/** Parameters as they are signed: by name, all of them, those that are empty too. */
export const signedText = (parameters: Readonly<Record<string, string>>): string =>
  Object.keys(parameters)
    .toSorted()
    .map((name) => `${name}=${parameters[name] ?? ''}`)
    .join('&')

/**
 * A form as it came, decoded once, as UTF-8. Throws NoticeRefused where a name comes twice: two readers would read two
 * things.
 */
export function formOf(body: Buffer): Record<string, string> {
  const parameters: Record<string, string> = Object.create(null) as Record<string, string>
  for (const pair of body.toString('latin1').split('&')) {
    const at = pair.indexOf('=')
    if (at < 1) throw new NoticeRefused('body')
    const [name, value] = [decoded(pair.slice(0, at)), decoded(pair.slice(at + 1))]
    if (name in parameters) throw new NoticeRefused('body')
    parameters[name] = value
  }
  return parameters
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new NoticeRefused('body')
  }
}

/**
 * Throws NoticeRefused unless the provider signed these parameters by RSA2, with one of its keys. Which algorithm it is stands outside of what
 * is signed, so it is ours to say: a message that names another is refused. Of some messages `sign_type` is signed too.
 */
export function checkSigned(parameters: Readonly<Record<string, string>>, keys: readonly KeyObject[]): void {
  const { sign, sign_type: signType, ...signed } = parameters
  if (sign === undefined) throw new NoticeRefused('signature')
  if (signType !== undefined && signType !== 'RSA2') throw new NoticeRefused('signType')
  if ('charset' in signed && !/^utf-?8$/i.test(signed['charset'] ?? '')) throw new NoticeRefused('charset')
  const texts = [
    signedText(signed),
    ...(signType === undefined ? [] : [signedText({ ...signed, sign_type: signType })]),
  ]
  if (!keys.some((key) => texts.some((text) => isSignedBy(key, text, sign)))) throw new NoticeRefused('signature')
}

/**
 * The answer to a call as its signature is of it: the very text between the name of the answer and its end. Undefined
 * where there is none.
 */
export function answerText(body: string, name: string): string | undefined {
  const start = body.indexOf(`"${name}":`)
  if (start < 0) return undefined
  const from = body.indexOf('{', start)
  let [depth, quoted] = [0, false]
  for (let at = from; at >= 0 && at < body.length; at++) {
    const sign = body[at]
    if (quoted) {
      if (sign === '\\') at++
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return body.slice(from, at + 1)
  }
  return undefined
}
