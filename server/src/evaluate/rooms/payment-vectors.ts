import { createPublicKey, X509Certificate, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { checkSigned as checkAlipay, formOf } from '../../payments/alipay/signature.ts'
import { NoticeRefused } from '../../payments/provider.ts'
import { isSignedBy } from '../../payments/rsa.ts'
import { opened } from '../../payments/wechat/resource.ts'
import { checkSigned as checkWechat, serialOf } from '../../payments/wechat/signature.ts'

const vector = z.looseObject({
  id: z.string(),
  provider: z.string(),
  scheme: z.string(),
  expect: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  body: z.string().optional(),
  key_file: z.string().optional(),
  api_v3_key: z.string().optional(),
  associated_data: z.string().optional(),
  nonce: z.string().optional(),
  ciphertext: z.string().optional(),
  message: z.string().optional(),
  signature: z.string().optional(),
  now: z.number().optional(),
  tolerance_s: z.number().optional(),
  plaintext: z.string().nullable().optional(),
  app_id: z.string().optional(),
})
type Vector = z.infer<typeof vector>

/** What became of a message; `policy`: its signature is good, and it is refused by a rule of the product. */
type Verdict = 'accept' | 'reject' | 'policy' | 'unsupported'

/** Verdicts that are as expected; a row that leaves it to the product is met either way. */
const fitting: Readonly<Record<string, readonly Verdict[]>> = {
  accept: ['accept'],
  reject: ['reject', 'policy'],
  accept_once: ['accept'],
  accept_or_policy: ['accept', 'policy', 'reject'],
  reject_or_policy: ['reject', 'policy'],
  reject_by_business_rule: ['policy'],
}

interface Key {
  key: KeyObject
  /** Of a certificate. */
  serial: string | null
}
interface Ground {
  keyOf: (file: string | undefined) => Promise<Key>
  /** The application whose messages a key signs: of the published ones the first. */
  ownApp: (row: Vector) => string | undefined
  /** Notices that were taken already. */
  taken: Set<string>
}

async function wechatNotice(row: Vector, { keyOf }: Ground): Promise<Verdict> {
  const { key, serial } = await keyOf(row.key_file)
  const headers = Object.fromEntries(
    Object.entries(row.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const body = Buffer.from(row.body ?? '')
  await checkWechat(
    headers,
    body,
    (asked) => Promise.resolve(serial === null || asked === serial ? key : undefined),
    (row.now ?? 0) * 1000,
    row.tolerance_s,
  )
  const resource = z
    .object({
      resource: z.object({ nonce: z.string(), ciphertext: z.string(), associated_data: z.string().optional() }),
    })
    .safeParse(parsed(row.body)).data?.resource
  if (!resource) throw new NoticeRefused('body')
  const text = opened(row.api_v3_key ?? '', resource as never)
  return row.plaintext === null || row.plaintext === undefined || text === row.plaintext ? 'accept' : 'reject'
}

function sealedText(row: Vector): Verdict {
  const { associated_data = '', nonce = '', ciphertext = '' } = row
  return opened(row.api_v3_key ?? '', { associated_data, nonce, ciphertext }) === row.plaintext ? 'accept' : 'reject'
}

async function alipayNotice(row: Vector, ground: Ground): Promise<Verdict> {
  const raw = row.params ?? formOf(Buffer.from(row.body ?? ''))
  if (Object.values(raw).some((value) => typeof value !== 'string')) return 'reject'
  const parameters = raw as Record<string, string>
  checkAlipay(parameters, [(await ground.keyOf(row.key_file)).key])
  if (parameters['app_id'] !== (row.app_id ?? ground.ownApp(row))) return 'policy'
  if (row.expect === 'accept_once') {
    const notice = parameters['notify_id'] ?? ''
    // Told twice, it is taken once.
    const again = [0, 1].map(() => (ground.taken.has(notice) ? 'again' : (ground.taken.add(notice), 'taken')))
    return again.filter((one) => one === 'taken').length === 1 ? 'accept' : 'reject'
  }
  return 'accept'
}

async function verdictOf(row: Vector, ground: Ground): Promise<Verdict> {
  try {
    if (row.scheme.startsWith('WECHATPAY2')) return await wechatNotice(row, ground)
    if (row.scheme === 'AEAD_AES_256_GCM') return sealedText(row)
    if (row.provider === 'wechatpay' && row.scheme.startsWith('SHA256-RSA2048')) {
      const { key } = await ground.keyOf(row.key_file)
      return isSignedBy(key, row.message ?? '', row.signature ?? '') ? 'accept' : 'reject'
    }
    if (row.provider === 'alipay' && row.scheme.startsWith('RSA2')) return await alipayNotice(row, ground)
    return 'unsupported'
  } catch (error) {
    if (!(error instanceof NoticeRefused)) throw error
    return error.fault === 'merchant' || error.fault === 'signType' ? 'policy' : 'reject'
  }
}

/**
 * Callbacks of payment providers against what is expected of each. There are two pay types, WeChat Pay v3 and Alipay
 * RSA2: of other providers and of version 2 it says `unsupported`, which is neither as expected nor a miss.
 */
export async function paymentVectors(file: string): Promise<object> {
  const rows = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => vector.parse(JSON.parse(line)))
  const published = rows.filter((row) => row.expect === 'accept' && row['kind'] === 'published')
  const ground: Ground = {
    keyOf: async (name) => keyIn(await readFile(join(dirname(file), 'keys', name ?? ''), 'utf8')),
    ownApp: ({ key_file: key }) =>
      (published.find((row) => row.key_file === key && typeof row.params?.['app_id'] === 'string')?.params?.[
        'app_id'
      ] ?? rows.find((row) => row.key_file === key && row.params)?.params?.['app_id']) as string | undefined,
    taken: new Set(),
  }
  const told: { row: Vector; verdict: Verdict; isFit: boolean }[] = []
  for (const row of rows) {
    const verdict = await verdictOf(row, ground)
    told.push({ row, verdict, isFit: fitting[row.expect]?.includes(verdict) ?? false })
  }
  const counted = (some: typeof told) => ({
    rows: some.length,
    asExpected: some.filter(({ isFit }) => isFit).length,
    unsupported: some.filter(({ verdict }) => verdict === 'unsupported').length,
  })
  return {
    task: 'payment-vectors',
    ...counted(told),
    byScheme: Object.fromEntries(
      [...Map.groupBy(told, ({ row }) => `${row.provider} ${row.scheme}`)].map(([name, some]) => [name, counted(some)]),
    ),
    misses: told
      .filter(({ verdict, isFit }) => !isFit && verdict !== 'unsupported')
      .map(({ row, verdict }) => ({ id: row.id, expected: row.expect, verdict, why: row['why'] ?? '' })),
  }
}

function keyIn(pem: string): Key {
  if (!/BEGIN CERTIFICATE/.test(pem)) return { key: createPublicKey(pem), serial: null }
  const certificate = new X509Certificate(pem)
  return { key: certificate.publicKey, serial: serialOf(certificate.serialNumber) }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
