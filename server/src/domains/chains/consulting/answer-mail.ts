import { inLanguage, languageOf } from '@pandora/contract/language'
import type { Db } from '@pandora/store/database'
import type { Config } from '../../../config.ts'
import { publicUrl } from '../../../messages/links.ts'
import { queueMessage } from '../../../messages/queue.ts'
import { nameInMail } from '../../../messages/texts.ts'
import type { StoredConsultation } from './consulting.queries.ts'

const mailWords = {
  subject: { zh: '专家咨询已答复：{chain}', en: 'Your question on {chain} is answered' },
  body: {
    zh: '你就供应链“{chain}”提出的问题：\n\n{question}\n\n答复：\n\n{answer}\n\n在 Pandora 中查看：\n\n{address}',
    en: 'Your question on the supply chain “{chain}”:\n\n{question}\n\nThe answer:\n\n{answer}\n\nSee it in Pandora:\n\n{address}',
  },
}

/** Sends an answer to the one who asked, in their language, where they wanted it by mail and have an address. */
export async function mailAnswer(
  db: Db,
  config: Config,
  row: StoredConsultation,
  { answer, now }: { answer: string; now: number },
): Promise<void> {
  if (!row.by_mail || row.email === null) return
  const language = languageOf(row.language)
  const values: Readonly<Record<string, string>> = {
    chain: nameInMail(row.chain_name, language),
    question: row.question,
    answer,
    address: `${publicUrl(config)}/index/chains?tab=consultations`,
  }
  const filled = (text: string) =>
    text.replace(/\{(chain|question|answer|address)\}/g, (_, name: string) => values[name] ?? '')
  await queueMessage(
    db,
    config,
    {
      kind: 'mail',
      purpose: 'answer',
      receiver: row.email,
      language,
      own: {
        subject: filled(inLanguage(mailWords.subject, language)),
        body: filled(inLanguage(mailWords.body, language)),
      },
      secret: {},
    },
    now,
  )
}
