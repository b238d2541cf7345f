import type { InputOf, Operation } from '@pandora/contract/operation'
import { callContext } from './context.ts'
import { useSession } from './session.ts'
import { requestOf } from './transport.ts'

/**
 * Sends a write while the page is being left: the browser brings it home after the page is gone. Nobody hears the
 * answer.
 */
export function sendLeaving<O extends Operation>(operation: O, input: InputOf<O>): void {
  const { token } = useSession.getState()
  const request = requestOf(operation, input as Readonly<Record<string, unknown>>, { context: callContext(), token })
  fetch(request, { keepalive: true }).catch(() => undefined)
}
