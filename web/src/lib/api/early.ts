import { accounts } from '@pandora/contract/domains/accounts/operations'
import { headerNames } from '@pandora/contract/constants'

/** A call that `early.js` has made while the code of the product was on its way. */
export interface EarlyCall {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  /** Fields of a body, without the key of its own that each call carries. */
  input: Readonly<Record<string, unknown>> | null
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** Calls made early; `all` once there are no more of them. */
    pandoraEarly?: { asked: EarlyCall[]; all: Promise<void> }
  }
}

/** ms from when the code runs; what is asked for later is asked anew, since it may have changed. */
const LASTS = 3000
// They bear the token, which is kept nowhere but in the session.
const page = globalThis.window as Window | undefined
if (page?.pandoraEarly)
  setTimeout(() => {
    delete page.pandoraEarly
  }, LASTS)

/** What tells one asker from another; not the language: what is asked early has no words in one. */
const carried = [headerNames.session, headerNames.token, headerNames.market, headerNames.asOf, 'authorization']

async function sameInput(request: Request, input: EarlyCall['input']): Promise<boolean> {
  if (request.method === 'GET') return true
  const { requestId: _, ...fields } = (await request.clone().json()) as Record<string, unknown>
  const [own, early] = [fields, input ?? {}]
  return (
    Object.keys(own).length === Object.keys(early).length &&
    Object.entries(own).every(([name, value]) => early[name] === value)
  )
}

/**
 * The answer to a call that was made early, handed over once: to one that asks for the same with the same session and
 * market. Undefined where there is none, or it came to nothing.
 */
export async function earlyAnswer(request: Request): Promise<Response | undefined> {
  const early = page?.pandoraEarly
  if (!early) return undefined
  const { pathname, search } = new URL(request.url)
  // The other calls are made with what the exchange brings.
  if (pathname !== accounts.refresh.path) await early.all
  const call = early.asked.find(
    ({ method, path, headers }) =>
      method === request.method &&
      path === pathname + search &&
      carried.every((name) => (headers[name] ?? null) === request.headers.get(name)),
  )
  if (!call || !(await sameInput(request, call.input)) || !early.asked.includes(call)) return undefined
  early.asked.splice(early.asked.indexOf(call), 1)
  return call.answer.catch(() => undefined)
}
