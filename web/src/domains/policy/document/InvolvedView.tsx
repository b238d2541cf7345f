import { useContext, useState } from 'react'
import { FIRST_COMPANIES } from '@pandora/contract/domains/policy/names'
import { policy } from '@pandora/contract/domains/policy/operations'
import type { policyRoomViews } from '@pandora/contract/domains/policy/rooms'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { Meter } from '../../../ui/kit/Meter.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import styles from '../Policy.module.css'
import { policyTexts } from '../texts.ts'
import { useNewest } from './useNewest.ts'
import { revenueShareTold } from '../words.ts'

type Group = OutputOf<typeof policy.companies>['dataList'][number]
type Company = Group['companies'][number]
const topics = ['analysis'] as const

/** Companies that a document touches, in groups: the first four, then all, each with why (POLICY-10, POLICY-53). */
export default function InvolvedView({ parameters, setParameters }: ViewProps<typeof policyRoomViews.involved>) {
  const t = useTexts(policyTexts)
  const language = useLanguage()
  const missing = useMissing()
  const { given } = useContext(PlaceContext)
  const { newest, documentId } = useNewest(parameters)
  useReread(policy.companies, topics)
  const query = useOperation(
    policy.companies,
    { documentId: documentId ?? '-' },
    { enabled: documentId !== undefined, keepPrevious: true },
  )
  if (documentId === undefined)
    return (
      <ViewBody answer={newest} empty={() => missing(t('noDocument'))}>
        {() => null}
      </ViewBody>
    )
  // On its own page a company's name leads to the company; on a floor the tiles of its letter follow.
  const choose = given.has('document') ? null : (companyId: string) => setParameters({ companyId })
  return (
    <ViewBody
      answer={query}
      context={given.has('document') ? undefined : newest.data?.dataList[0]?.title}
      empty={({ dataList }) => (dataList.every(({ total }) => total === 0) ? missing(t('noInvolved')) : undefined)}
      table={({ dataList }) =>
        exportTable(
          t('involved'),
          [
            { key: 'group', title: t('kind'), value: ({ group }) => t(`group_${group}`) },
            { key: 'code', title: t('company'), value: ({ code }) => code },
            { key: 'name', title: t('name'), value: (row) => named(row.nameZh, row.nameEn, language) },
            { key: 'entity', title: t('why'), value: (row) => named(row.entityZh, row.entityEn, language, row.entity) },
            { key: 'share', title: t('share'), fileUnit: '%', value: ({ revenueShare }) => revenueShare },
            { key: 'quote', title: t('quote'), value: ({ quote }) => quote },
          ],
          dataList.flatMap(({ group, companies }) => companies.map((one) => ({ ...one, group }))),
        )
      }
    >
      {({ dataList }) => (
        <div className={styles.scroll}>
          {dataList.map((group) =>
            group.total === 0 ? null : <GroupOf key={group.group} group={group} onChoose={choose} />,
          )}
        </div>
      )}
    </ViewBody>
  )
}

/** What a press on a company does; null: its name leads to the company. */
interface Choosing {
  onChoose: ((companyId: string) => void) | null
}

function GroupOf({ group: { group, companies, total, hasMore }, onChoose }: Choosing & { group: Group }) {
  const t = useTexts(policyTexts)
  const [all, showAll] = useState(false)
  const whole = (count: number) => number(count, { digits: 0 })
  return (
    <section aria-label={t(`group_${group}`)}>
      <h3 className={styles.group}>
        {t(`group_${group}`)} <span>{whole(total)}</span>
      </h3>
      {(all ? companies : companies.slice(0, FIRST_COMPANIES)).map((one) => (
        <Involved key={one.companyId} company={one} why={all} onChoose={onChoose} />
      ))}
      <Row className={styles.foot} gap={3}>
        {companies.length > FIRST_COMPANIES ? (
          <Button size="small" aria-expanded={all} onClick={() => showAll(!all)}>
            {all ? t('fewer') : t('more', { count: whole(companies.length) })}
          </Button>
        ) : null}
        {all && hasMore ? (
          <Text tone="quiet" size="small">
            {t('told', { count: whole(companies.length), total: whole(total) })}
          </Text>
        ) : null}
      </Row>
    </section>
  )
}

function Involved({ company, why, onChoose }: Choosing & { company: Company; why: boolean }) {
  const t = useTexts(policyTexts)
  const language = useLanguage()
  const name = named(company.nameZh, company.nameEn, language, company.code)
  const share = company.revenueShare
  return (
    <Column gap={1} className={styles.foot}>
      <Row gap={3} place="between">
        {onChoose ? (
          <Button size="small" kind="quiet" onClick={() => onChoose(company.companyId)}>
            {name}
          </Button>
        ) : (
          <ScreenLink to={`/index/company/${encodeURIComponent(company.companyId)}`}>{name}</ScreenLink>
        )}
        <Text tone="quiet" size="small">
          {share === null ? t('unknownShare') : t('ofRevenue', { share: revenueShareTold(share) })}
        </Text>
      </Row>
      {share === null ? null : <Meter value={share} />}
      {why ? (
        <Text tone="quiet" size="small" whole>
          {named(company.entityZh, company.entityEn, language, company.entity)}
          {company.quote ? ` · ${company.quote}` : ''}
        </Text>
      ) : null}
    </Column>
  )
}
