import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { exposureReceipt } from '@pandora/contract/domains/policy-meetings/study-operations'
import { percent, short } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip, Chips } from '../../../ui/kit/Chips.tsx'
import { Meter } from '../../../ui/kit/Meter.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import styles from '../Meetings.module.css'
import { meetingTexts } from '../texts.ts'

type Receipt = z.output<typeof exposureReceipt>

/** Ways that are named one by one. */
const WAYS = 8

interface Props {
  data: Omit<Receipt, 'dataList'>
  pages: {
    items: readonly Receipt['dataList'][number][]
    hasMore: boolean
    isFetchingMore: boolean
    loadMore: () => void
  }
  /** Stands beside the sum. */
  beside?: ReactNode
}

/** Whose listed revenue sentences touch: the sum, what reaches it, the companies and what is left out. */
export function ExposureReceipt({ data, pages, beside }: Props) {
  const t = useTexts(meetingTexts)
  const language = useLanguage()
  const most = pages.items.reduce((value, { revenue }) => Math.max(value, revenue ?? 0), 0)
  const name = (one: { nameZh: string | null; nameEn: string | null }, id = '') =>
    named(one.nameZh, one.nameEn, language, id)
  return (
    <Column gap={5} className={styles.list}>
      <Row gap={4} align="baseline" wrap>
        <Text size="title" strong tone="loud" whole>
          {t('revenueOf', { revenue: short(data.revenue, language) })}
        </Text>
        <Text tone="quiet">{t('companies', { count: data.total })}</Text>
        {beside}
      </Row>
      <Chips aria-label={t('ways')}>
        {data.ways
          .filter((way) => way.companies > 0)
          .slice(0, WAYS)
          .map((way) => (
            <Chip key={`${way.kind} ${way.id}`} title={t('companies', { count: way.companies })}>
              {`${t(`way_${way.kind}`)} ${name(way)} ${short(way.revenue, language)}`}
            </Chip>
          ))}
      </Chips>
      <Column as="ul" gap={4} aria-label={t('exposure')}>
        {pages.items.map((one) => (
          <li key={one.companyId}>
            <Row gap={4} place="between">
              <ScreenLink to={`/index/company/${one.companyId}`}>{name(one, one.companyId)}</ScreenLink>
              <Text whole strong>
                {short(one.revenue, language)}
              </Text>
            </Row>
            <Meter value={one.revenue ?? 0} max={most} />
            <Text as="p" size="small" tone="quiet">
              {one.businesses
                .map(
                  (part) =>
                    `${name({ nameZh: part.name, nameEn: part.nameEn })} ${percent(part.share, { digits: 1, sign: false })} · ${part.periodEnd}`,
                )
                .join('; ')}
            </Text>
          </li>
        ))}
      </Column>
      {pages.hasMore ? (
        <Button size="small" busy={pages.isFetchingMore} onClick={pages.loadMore}>
          {t('more')}
        </Button>
      ) : null}
      <Column gap={2}>
        {data.leftOut.length > 0 ? <Text tone="plain">{t('leftOut')}</Text> : null}
        {data.leftOut.map(({ reason, companies, examples }) => (
          <Text key={reason} size="small" tone="quiet">
            {t('notCounted', {
              count: companies,
              reason: t(`out_${reason}`),
              names: `${examples.map((one) => name(one, one.companyId)).join(language === 'en' ? ', ' : '、')}${companies > examples.length ? ' …' : ''}`,
            })}
          </Text>
        ))}
        {data.rows > 1 ? (
          <Text size="small" tone="quiet">
            {t('silentRows', { rows: data.rows, silent: data.silent })}
          </Text>
        ) : null}
        {data.waiting ? (
          <Text size="small" tone="stale">
            {t('waiting')}
          </Text>
        ) : null}
      </Column>
    </Column>
  )
}
