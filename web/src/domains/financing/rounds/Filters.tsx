import { financing } from '@pandora/contract/domains/financing/operations'
import { roundProblems } from '@pandora/contract/domains/financing/problems'
import { stages } from '@pandora/contract/domains/financing/rounds'
import type { financingViews } from '@pandora/contract/domains/financing/rooms'
import { lazy, Suspense, useState } from 'react'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { short } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip, Chips } from '../../../ui/kit/Chips.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { financingTexts } from '../texts.ts'
import styles from '../Financing.module.css'
import { stageKeys, whole } from '../words.ts'
import { filterFields } from './filter.ts'

const DayPicker = lazy(() => import('../../../ui/day/DayPicker.tsx'))

type Props = ViewProps<typeof financingViews.rounds>
const sizes = [1e6, 1e7, 1e8, 1e9]

/** What rounds are filtered by: text, industry and its part, stage, region, size, period, investor. */
export function Filters({ parameters, setParameters }: Props) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const { data } = useOperation(financing.facets, {})
  const set = (patch: Parameters<Props['setParameters']>[0]) => setParameters({ ...patch, page: null })
  // On a phone they stand behind a button, so that the rounds keep the room.
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  const given = filterFields.filter((field) => field !== 'text' && parameters[field] !== undefined).length
  const industry = data?.industries.find(({ zh }) => zh === parameters.industry)
  return (
    <Row gap={3} wrap className={styles.filters}>
      <SearchField
        key={parameters.text ?? ''}
        label={t('search')}
        value={parameters.text ?? ''}
        onSearch={(text) => set({ text: text || null })}
      />
      {phone ? (
        <Button pressed={open} onClick={() => setOpen(!open)}>
          {given === 0 ? t('filters') : t('filtersGiven', { count: whole(given) })}
        </Button>
      ) : null}
      {phone && !open ? null : (
        <>
          <Select
            height="small"
            className={styles.select}
            aria-label={t('industry')}
            value={parameters.industry ?? ''}
            onChange={(event) => set({ industry: event.target.value || null, subdomain: null })}
          >
            <option value="">{t('allIndustries')}</option>
            {data?.industries.map(({ zh, en, count }) => (
              <option key={zh} value={zh}>{`${named(zh, en, language)} (${whole(count)})`}</option>
            ))}
          </Select>
          {industry && industry.subdomains.length > 0 ? (
            <Select
              height="small"
              className={styles.select}
              aria-label={t('subdomain')}
              value={parameters.subdomain ?? ''}
              onChange={(event) => set({ subdomain: event.target.value || null })}
            >
              <option value="">{t('allSubdomains')}</option>
              {industry.subdomains.map(({ zh, en, count }) => (
                <option key={zh} value={zh}>{`${named(zh, en, language)} (${whole(count)})`}</option>
              ))}
            </Select>
          ) : null}
          <Select
            height="small"
            aria-label={t('stageOf')}
            value={parameters.stage ?? ''}
            onChange={(event) => set({ stage: stages.find((one) => one === event.target.value) ?? null })}
          >
            <option value="">{t('allStages')}</option>
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {t(stageKeys[stage])}
              </option>
            ))}
          </Select>
          <Select
            height="small"
            className={styles.select}
            aria-label={t('region')}
            value={parameters.region ?? ''}
            onChange={(event) => set({ region: event.target.value || null })}
          >
            <option value="">{t('allRegions')}</option>
            {data?.regions.map(({ region, zh, en, count }) => (
              <option key={region} value={region}>{`${named(zh, en, language)} (${whole(count)})`}</option>
            ))}
          </Select>
          <Select
            height="small"
            aria-label={t('size')}
            value={parameters.least ?? ''}
            onChange={(event) => set({ least: event.target.value || null })}
          >
            <option value="">{t('allSizes')}</option>
            {sizes.map((size) => (
              <option key={size} value={String(size)}>
                {t('atLeast', { size: short(size, language) })}
              </option>
            ))}
          </Select>
          {data && (data.problems.length > 0 || parameters.problem) ? (
            <Select
              height="small"
              className={styles.select}
              aria-label={t('problemOf')}
              value={parameters.problem ?? ''}
              onChange={(event) => set({ problem: roundProblems.find((one) => one === event.target.value) ?? null })}
            >
              <option value="">{t('anyProblem')}</option>
              {roundProblems.flatMap((problem) => {
                const count = data.problems.find((one) => one.problem === problem)?.count ?? 0
                return count > 0 || problem === parameters.problem
                  ? [<option key={problem} value={problem}>{`${t(`problem_${problem}`)} (${whole(count)})`}</option>]
                  : []
              })}
            </Select>
          ) : null}
          <span className={styles.span}>
            {(['from', 'to'] as const).map((end) => (
              <Suspense key={end}>
                <DayPicker
                  label={t(end)}
                  value={parameters[end] ?? null}
                  clearable
                  height="small"
                  onChange={(day) => set({ [end]: day })}
                />
              </Suspense>
            ))}
          </span>
        </>
      )}
      {parameters.organisation ? (
        <Chips>
          <Chip tone="accent" remove={{ label: t('clearFilters'), run: () => set({ organisation: null }) }}>
            {parameters.organisation}
          </Chip>
        </Chips>
      ) : null}
    </Row>
  )
}
