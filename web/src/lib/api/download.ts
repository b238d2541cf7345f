import type { InputOf, Operation } from '@pandora/contract/operation'
import { saveFile } from '../csv.ts'
import { send } from './call.ts'
import { envelopeOf, failureOf } from './transport.ts'

function nameIn(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/i.exec(header ?? '')?.[1]
}

/** Fetches the file of a `download` operation and hands it to the reader. Throws CallFailure. */
export async function download<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  fallbackName: string,
): Promise<void> {
  const answer = await send(operation, input as Readonly<Record<string, unknown>>)
  const named = answer.headers.get('content-disposition')
  // A file may itself be JSON: then it has a name, which a refusal has not.
  if (!answer.ok || (!named && answer.headers.get('content-type')?.startsWith('application/json')))
    throw failureOf(await envelopeOf(answer), answer.status)
  saveFile(nameIn(named) ?? fallbackName, await answer.blob())
}
