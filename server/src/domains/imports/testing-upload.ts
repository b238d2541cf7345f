import { imports } from '@pandora/contract/domains/imports/operations'
import type { Caller, TestServer } from '../../testing.ts'

/** A file of prices of one company, a close a day. */
export const prices = (closes: readonly number[]): string =>
  [
    '代码,日期,开盘,最高,最低,收盘,成交量(手),成交额',
    ...closes.map((close, index) => `000901,2024-01-0${index + 2},10,12,9,${close},15,150000`),
  ].join('\n')

/** A file sent as a browser sends it, by an administrator who reads English: the answer as it came. */
export async function uploaded(server: TestServer, admin: Caller, name: string, content: string | Buffer) {
  const edge = 'edge1234'
  const payload = Buffer.concat([
    Buffer.from(
      `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
  const answer = await server.web.app.inject({
    method: 'POST',
    url: imports.upload.path,
    payload,
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': `multipart/form-data; boundary=${edge}`,
      'x-language': 'en',
    },
  })
  return answer.json() as { code: string; data: ReturnType<typeof imports.upload.output.parse>; message: string }
}
