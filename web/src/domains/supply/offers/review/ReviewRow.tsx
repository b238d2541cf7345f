import { freeName } from '@pandora/contract/domains/supply/names'
import { useAsOf } from '../../../../lib/address.ts'
import { dateTime, number } from '../../../../lib/formats.ts'
import { named } from '../../../../lib/names.ts'
import { useRoot } from '../../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { usePhone } from '../../../../lib/usePhone.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Column, Fill, Row } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../../ui/ScreenLink.tsx'
import { useRelationWords } from './relationWords.ts'
import styles from './Review.module.css'
import { reviewTexts } from './texts.ts'
import type { Decided, Reviewed, useDecide } from './useDecide.ts'

/** An end of a relation: a company with its page, or a name alone. */
function End({ id, name }: { id: string; name: string }) {
  return freeName(id) === null ? (
    <ScreenLink to={`/index/company/${encodeURIComponent(id)}/supply`}>{name}</ScreenLink>
  ) : (
    <Text>{name}</Text>
  )
}

/** A relation with the words that say it, what was decided of it, and the decisions there are to take. */
export function ReviewRow({
  row,
  decide,
  onReject,
}: {
  row: Reviewed
  decide: ReturnType<typeof useDecide>
  onReject: (decided: Decided) => void
}) {
  const t = useTexts(reviewTexts)
  const language = useLanguage()
  const [asOf] = useAsOf()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const words = useRelationWords()
  const phone = usePhone()
  const Along = phone ? Column : Row
  const [from, to] = [
    named(row.fromZh, row.fromEn, language, row.fromId),
    named(row.toZh, row.toEn, language, row.toId),
  ]
  const decided: Decided = {
    which: {
      fromId: row.fromId,
      toId: row.toId,
      type: row.type,
      origin: row.origin,
      product: row.origin === 'fact' ? (row.product ?? '') : '',
    },
    relation: words(from, row.type, to, row.product),
  }
  const { documentId, title, quote, file, line } = row.evidence
  const facts = [
    row.sole ? t('sole') : null,
    row.confidence === null ? null : t('sure', { percent: number(row.confidence * 100, { digits: 0 }) }),
    row.evidenceCount === 0
      ? t('sourceGone')
      : t(row.origin === 'fact' ? 'rows' : 'pieces', { count: row.evidenceCount }),
    row.given ? t('given') : null,
    row.lastSaidAt === null ? null : t('saidAt', { at: dateTime(row.lastSaidAt) }),
  ].filter((one) => one !== null)
  return (
    <Along as="li" gap={5} className={styles.row} {...(phone ? {} : { align: 'top', place: 'between' })}>
      <Fill>
        <Column gap={2}>
          <span>
            <End id={row.fromId} name={from} /> {t(row.type)} <End id={row.toId} name={to} />
            {row.product ? <Text tone="quiet"> · {row.product}</Text> : null}
          </span>
          {quote ? <Text as="p">{quote}</Text> : null}
          <Text size="small" tone="quiet">
            {facts.join(' · ')}
            {documentId === null && file !== null ? ` · ${file}${line === null ? '' : ` : ${line}`}` : null}
          </Text>
          {documentId ? (
            <Text size="small">
              <ScreenLink to={`/index/flash/${encodeURIComponent(documentId)}`}>{title ?? t('text')}</ScreenLink>
            </Text>
          ) : null}
          {row.decision ? (
            <Text size="small" tone={row.decision.verdict === 'accepted' ? 'ok' : 'stale'}>
              {t(`by_${row.decision.verdict}`, { by: row.decision.by, at: dateTime(row.decision.at) })}
              {row.decision.note ? ` · ${row.decision.note}` : ''}
            </Text>
          ) : null}
        </Column>
      </Fill>
      {asOf === null ? (
        <Row gap={3}>
          {row.decision === null ? (
            <>
              <Button busy={decide.busy} onClick={() => decide.accept(decided)}>
                {t('accept')}
              </Button>
              <Button onClick={() => onReject(decided)}>{t('reject')}</Button>
            </>
          ) : row.decision.mine || admin ? (
            <Button busy={decide.busy} onClick={() => decide.takeBack(decided)}>
              {t('takeBack')}
            </Button>
          ) : null}
        </Row>
      ) : null}
    </Along>
  )
}
