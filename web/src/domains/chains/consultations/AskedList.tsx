import { lazy, Suspense, useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { Empty } from '../../../ui/States.tsx'
import { chainTexts } from '../texts.ts'
import { Area } from './Area.tsx'
import { Consultation } from './Consultation.tsx'

const ConsultedChain = lazy(() => import('./ConsultedChain.tsx'))

const SIZE = 20
type Asked = OutputOf<typeof chains.consultationsAsked>['dataList'][number]

/** Questions of all users, for administrators: answered here. */
export function AskedList() {
  const t = useTexts(chainTexts)
  const [page, setPage] = useState(0)
  const [seen, setSeen] = useState<Asked | null>(null)
  const query = useOperation(chains.consultationsAsked, { page, size: SIZE }, { keepPrevious: true })
  return (
    <Answer query={query}>
      {({ dataList, total }) =>
        total === 0 ? (
          <Empty why={t('noQuestions')} />
        ) : (
          <>
            <Column as="ul" gap={6}>
              {dataList.map((one) => (
                <Consultation key={one.consultationId} one={one} by={one.askedBy}>
                  <Row>
                    <Button size="small" onClick={() => setSeen(one)}>
                      {t('seeChain')}
                    </Button>
                  </Row>
                  {one.state === 'waiting' ? <Reply consultationId={one.consultationId} /> : null}
                </Consultation>
              ))}
            </Column>
            <Pager page={page} total={total} size={SIZE} onPage={setPage} />
            <Suspense fallback={null}>
              {seen ? (
                <ConsultedChain
                  consultationId={seen.consultationId}
                  nodes={seen.nodes.map(({ id }) => id)}
                  onClose={() => setSeen(null)}
                />
              ) : null}
            </Suspense>
          </>
        )
      }
    </Answer>
  )
}

function Reply({ consultationId }: { consultationId: string }) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const [answer, setAnswer] = useState('')
  const send = useAction(chains.answerConsultation, { invalidates: [chains.consultationsAsked, chains.consultations] })
  const say = () =>
    send.mutate(
      { consultationId, answer },
      {
        onSuccess: () => notify('success', t('answered')),
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
  return (
    <Column gap={3}>
      <Area label={t('answerHint')} most={8000} value={answer} onChange={setAnswer} />
      <Row>
        <Button kind="primary" disabled={answer.trim() === ''} busy={send.isPending} onClick={say}>
          {t('sendAnswer')}
        </Button>
      </Row>
    </Column>
  )
}
