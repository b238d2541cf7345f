import { Download, Plus, Printer } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { chat } from '@pandora/contract/domains/chat/operations'
import { useAddressField } from '../../lib/address.ts'
import { call } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure.ts'
import { useKeyed } from '../../lib/api/useOperation.ts'
import { saveFile } from '../../lib/csv.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import styles from './Chat.module.css'
import { Conversation } from './Conversation.tsx'
import { History } from './History.tsx'
import { toMarkdown } from './markdown.ts'
import { Printed, type AskedAnswer } from './Printed.tsx'
import { chatTexts } from './texts.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Questions and answers: the conversation that is open, and what was asked before. */
export default function Chat() {
  const t = useTexts(chatTexts)
  const language = useLanguage()
  const keyed = useKeyed()
  const [field, setField] = useAddressField('conversation', { push: true })
  const [busy, setBusy] = useState(false)
  const conversationId = uuid.test(field) ? field : ''
  const [paper, setPaper] = useState<readonly AskedAnswer[] | null>(null)
  // What goes to paper stands in the page before the browser is asked to print it, and leaves it afterwards.
  useEffect(() => {
    if (paper === null) return undefined
    const done = () => setPaper(null)
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [paper])
  const withAnswers = async (): Promise<AskedAnswer[]> => {
    const { dataList } = await call(chat.list, { conversationId, size: 50 }, { context: keyed })
    return Promise.all(
      dataList
        .toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1))
        .map(async ({ questionId, text }) => ({
          text,
          answer: await call(chat.answers, { questionId }, { context: keyed }),
        })),
    )
  }
  const carry = async (out: (asked: AskedAnswer[]) => void) => {
    setBusy(true)
    try {
      out(await withAnswers())
    } catch (error) {
      notify('error', failureText(error, language))
    } finally {
      setBusy(false)
    }
  }
  // The key by which browsers print brings the same paper as the button.
  const print = useEffectEvent((event: KeyboardEvent) => {
    if (conversationId === '' || event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!busy) void carry(setPaper)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => print(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const save = (asked: AskedAnswer[]) => {
    const text = toMarkdown(asked, language === 'en', {
      citations: t('citations'),
      asOf: (day) => t('asOf', { day }),
      place: (page, line) => t('place', { page: String(page), line: String(line) }),
    })
    saveFile(`${t('exportName')}.md`, text, 'text/markdown;charset=utf-8')
  }
  return (
    <Screen
      title={t('title')}
      layout="fill"
      actions={
        <>
          {conversationId === '' ? null : (
            <>
              <Button
                className={styles.tools}
                icon={<Download size={16} aria-hidden="true" />}
                busy={busy}
                onClick={() => void carry(save)}
              >
                {t('exportMarkdown')}
              </Button>
              <Button
                className={styles.tools}
                icon={<Printer size={16} aria-hidden="true" />}
                busy={busy}
                onClick={() => void carry(setPaper)}
              >
                {t('exportPdf')}
              </Button>
            </>
          )}
          <Button className={styles.tools} icon={<Plus size={16} aria-hidden="true" />} onClick={() => setField('')}>
            {t('newConversation')}
          </Button>
        </>
      }
    >
      {paper === null ? null : <Printed asked={paper} />}
      <div className={styles.screen}>
        <Conversation
          key={conversationId === '' ? 'new' : 'open'}
          conversationId={conversationId}
          onConversation={setField}
        />
        <History conversationId={conversationId} onConversation={setField} />
      </div>
    </Screen>
  )
}
