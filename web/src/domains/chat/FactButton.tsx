import { figureNames } from '@pandora/contract/domains/figures/names'
import { todayFigures } from '@pandora/contract/domains/figures/today'
import type { AnswerFact } from '@pandora/contract/domains/chat/shapes'
import { useTexts } from '../../lib/texts.ts'
import { Facts } from '../../ui/kit/Facts.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { figureText } from '../figures/offers/figureField.ts'
import styles from './Chat.module.css'
import { chatTexts } from './texts.ts'

/** Where the product's own receipt of a fact opens; null where it has none. */
function receiptAt({ companyId, receipt }: AnswerFact): string | null {
  if (!receipt || companyId === null) return null
  const today = todayFigures.find((one) => one === receipt.figure)
  const figure = figureNames.find((one) => one === receipt.figure)
  const place =
    receipt.basis === 'today'
      ? today
        ? figureText({ companyId, figure: today, basis: 'today' })
        : null
      : figure && receipt.periodEnd !== null
        ? figureText({ companyId, figure, basis: receipt.basis, periodEnd: receipt.periodEnd })
        : null
  return place === null ? null : `/index/company/${companyId}/finance?figure=${encodeURIComponent(place)}`
}

/** A fact of an answer as it is written: pressed, it says where it is from and how it comes about. */
export function FactButton({
  fact,
  facts,
  shown = fact.text,
}: {
  fact: AnswerFact
  facts: ReadonlyMap<string, AnswerFact>
  /** As a sentence writes it: rounded. */
  shown?: string
}) {
  const t = useTexts(chatTexts)
  const parts = fact.parts.flatMap((id) => facts.get(id) ?? [])
  const receipt = receiptAt(fact)
  return (
    <Popup
      label={t('of', { label: fact.label, text: fact.text })}
      width={320}
      className={styles.fact}
      face={<span aria-hidden="true">{shown}</span>}
    >
      {() => (
        <Column gap={4}>
          <Text strong>{fact.label}</Text>
          <Facts small>
            <dt>{t('value')}</dt>
            <dd>{fact.text}</dd>
            {fact.company === null ? null : (
              <>
                <dt>{t('companies')}</dt>
                <dd>{fact.company}</dd>
              </>
            )}
            {fact.period === null ? null : (
              <>
                <dt>{t('period')}</dt>
                <dd>{fact.period}</dd>
              </>
            )}
            {fact.formula === null ? null : (
              <>
                <dt>{t('formula')}</dt>
                <dd>{fact.formula}</dd>
              </>
            )}
          </Facts>
          {fact.restated ? (
            <Text size="small" tone="stale">
              {t('restated')}
            </Text>
          ) : null}
          {parts.length > 0 ? (
            <Column gap={2}>
              <Text size="small" tone="quiet">
                {t('madeOf')}
              </Text>
              {parts.map((one) => (
                <div key={one.factId}>
                  {one.period} {one.label} {one.text} <ProvenanceLink provenance={one.provenance} bare />
                </div>
              ))}
            </Column>
          ) : null}
          <ProvenanceLink provenance={fact.provenance} />
          {receipt === null ? null : <ScreenLink to={receipt}>{t('receipt')}</ScreenLink>}
        </Column>
      )}
    </Popup>
  )
}
