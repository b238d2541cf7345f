import { unzipSync } from 'fflate'
import { headerNames } from '@pandora/contract/constants'
import { addressOf, type Operation } from '@pandora/contract/operation'
import type { Language } from '@pandora/contract/language'
import { XLSX } from '../shared/workbook.ts'
import type { Caller, TestServer } from '../testing.ts'
import type { Input } from './inputs.ts'

/** How an operation is asked. */
export interface Asking {
  as: Caller
  language?: Language
  asOf?: string
}

/** An answer of whatever operation: its status with the envelope, or the text of a download. */
export interface Answer {
  status: number
  body: unknown
}

/** What the sheets of a workbook hold: the file around them bears the second in which it was packed. */
function sheetsOf(file: Buffer): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(file))
      .filter(([name]) => /sharedStrings|sheet\d/.test(name))
      .map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
  )
}

/** Asks an address of the UDF protocol, which stands beside the operations. */
export async function askUdf(
  server: TestServer,
  name: string,
  query: Record<string, string>,
  { as, asOf }: Asking,
): Promise<Answer> {
  const raw = await server.web.app.inject({
    method: 'GET',
    url: `/udf/${name}`,
    query: { ...query, ...(asOf === undefined ? {} : { asOf }) },
    headers: { authorization: `Bearer ${as.token}` },
  })
  return { status: raw.statusCode, body: raw.payload }
}

/** Asks any operation without knowing its types; the answer is checked by no schema. */
export async function ask(
  server: TestServer,
  operation: Operation,
  input: Input,
  { as, language = 'zh-CN', asOf }: Asking,
): Promise<Answer> {
  const { path, rest } = addressOf(operation.path, input)
  const query = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  const raw = await server.web.app.inject({
    method: operation.method,
    url: path,
    headers: {
      authorization: `Bearer ${as.token}`,
      [headerNames.language]: language,
      ...(asOf === undefined ? {} : { [headerNames.asOf]: asOf }),
    },
    ...(operation.method === 'GET' ? { query } : { payload: rest }),
  })
  const type = String(raw.headers['content-type'])
  return {
    status: raw.statusCode,
    body:
      type.includes('json') && raw.payload !== ''
        ? raw.json()
        : type.startsWith(XLSX)
          ? sheetsOf(raw.rawPayload)
          : raw.body,
  }
}
