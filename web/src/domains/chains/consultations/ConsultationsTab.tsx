import { MessageCircleQuestion } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { useAddressField } from '../../../lib/address.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { notify } from '../../../lib/notices.ts'
import { useRoot } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { AskButton } from '../../../ui/AskButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { Empty } from '../../../ui/States.tsx'
import { chainTexts } from '../texts.ts'
import { AskedList } from './AskedList.tsx'
import { Consultation } from './Consultation.tsx'

const ConsultDialog = lazy(() => import('./ConsultDialog.tsx'))

const SIZE = 20
const topics = ['chains'] as const

/** The user's questions to the experts; an administrator sees and answers those of all. */
export function ConsultationsTab() {
  const t = useTexts(chainTexts)
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const [whose, setWhose] = useAddressField('whose')
  const [asking, setAsking] = useState(false)
  const all = admin && whose === 'all'
  return (
    <Column gap={5}>
      <Row wrap place="between">
        {admin ? (
          <Row>
            <Button pressed={!all} onClick={() => setWhose('')}>
              {t('myQuestions')}
            </Button>
            <Button pressed={all} onClick={() => setWhose('all')}>
              {t('allQuestions')}
            </Button>
          </Row>
        ) : (
          <span />
        )}
        <Button icon={<MessageCircleQuestion size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
          {t('ask')}
        </Button>
      </Row>
      {all ? <AskedList /> : <OwnList onAsk={() => setAsking(true)} />}
      <Suspense fallback={null}>{asking ? <ConsultDialog onClose={() => setAsking(false)} /> : null}</Suspense>
    </Column>
  )
}

function OwnList({ onAsk }: { onAsk: () => void }) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const [page, setPage] = useState(0)
  const query = useOperation(chains.consultations, { page, size: SIZE }, { keepPrevious: true })
  useReread(chains.consultations, topics)
  const withdraw = useAction(chains.withdrawConsultation, { invalidates: [chains.consultations] })
  const takeBack = (consultationId: string) =>
    withdraw.mutate({ consultationId }, { onError: (error) => notify('error', failureText(error, language)) })
  return (
    <Answer query={query}>
      {({ dataList, total }) =>
        total === 0 ? (
          <Empty why={t('noQuestions')} action={{ text: t('ask'), run: onAsk }} />
        ) : (
          <>
            <Column as="ul" gap={6}>
              {dataList.map((one) => (
                <Consultation key={one.consultationId} one={one}>
                  {one.state === 'waiting' ? (
                    <Row>
                      <AskButton
                        text={t('withdraw')}
                        question={t('withdrawAsk')}
                        confirm={t('withdraw')}
                        size="small"
                        busy={withdraw.isPending}
                        onConfirm={() => takeBack(one.consultationId)}
                      />
                    </Row>
                  ) : null}
                </Consultation>
              ))}
            </Column>
            <Pager page={page} total={total} size={SIZE} onPage={setPage} />
          </>
        )
      }
    </Answer>
  )
}
