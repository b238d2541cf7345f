import { policy } from '@pandora/contract/domains/policy/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Named } from '../../../ui/kit/Named.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { OutLink } from '../../../ui/OutLink.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'
import { Tiles } from '../../../ui/page/Tiles.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import styles from '../Policy.module.css'
import { policyTexts } from '../texts.ts'
import { involvedView, lineageView, parseView, tasksView } from '../views.ts'
import { CorrectIssuers } from './CorrectIssuers.tsx'
import { TextNotices } from './TextNotices.tsx'
import { stateColour, stateName, typeName } from '../words.ts'

type Document = OutputOf<typeof policy.detail>
const topics = ['analysis', 'documents'] as const

/** A policy document: what it says of itself, its text parsed, its lineage, its orders and whom it touches. */
export default function PolicyDocument({ documentId }: { documentId: string }) {
  const t = useTexts(policyTexts)
  useReread(policy.detail, topics)
  const query = useOperation(policy.detail, { documentId })
  const given = { document: documentId }
  const { data } = query
  return (
    <Screen
      title={data?.title ?? t('document')}
      back={{ to: '/index/policy', text: t('back') }}
      actions={
        data ? (
          <Row gap={4}>
            {data.state ? <StateWord colour={stateColour[data.state]}>{stateName(data.state)}</StateWord> : null}
            {data.url ? <OutLink to={data.url}>{t('original')}</OutLink> : null}
            <ProvenanceLink provenance={data.provenance} />
          </Row>
        ) : null
      }
    >
      <Answer query={query} waiting={<Skeleton count={8} height={40} />}>
        {(document) => (
          <>
            <Header document={document} />
            <Tiles className={styles.document}>
              <ViewTile view={parseView} given={given} />
              <ViewTile view={involvedView} given={given} />
              <ViewTile view={lineageView} given={given} className={styles.wide} />
              <ViewTile view={tasksView} given={given} className={styles.wide} />
            </Tiles>
          </>
        )}
      </Answer>
    </Screen>
  )
}

/** What the document says of itself: who issues it, its number, its days. */
function Header({ document }: { document: Document }) {
  const t = useTexts(policyTexts)
  const { bodies, effective, expires } = document
  const since = effective?.from === 'issue' ? t('fromIssue') : effective?.from ? t('fromPublication') : null
  return (
    <Facts
      as="cells"
      className={styles.head}
      items={[
        {
          label: t('issuer'),
          value: (
            <Row gap={3} wrap>
              {bodies.length === 0 ? '–' : null}
              {bodies.map(({ department, name, nameEn }) => (
                <ScreenLink key={name} to={`/index/policy?by=department&value=${encodeURIComponent(department)}`}>
                  <Named zh={name} en={nameEn} />
                </ScreenLink>
              ))}
              <CorrectIssuers documentId={document.documentId} departments={bodies.map(({ name }) => name)} />
            </Row>
          ),
        },
        { label: t('number'), value: document.number ?? '–' },
        { label: t('type'), value: typeName(document.type) },
        { label: t('date'), value: document.publishTime },
        { label: t('signed'), value: document.signedOn ?? '–' },
        { label: t('effective'), value: [document.effectiveOn, since].filter(Boolean).join(' · ') || '–' },
        { label: t('expires'), value: expires?.day ?? '–' },
        ...(document.notices.length > 0
          ? [{ label: t('textNotices'), value: <TextNotices notices={document.notices} /> }]
          : []),
      ]}
    />
  )
}
