import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import { screenFields, screenWords } from '@pandora/contract/domains/figures/fields'
import { screening } from '@pandora/contract/domains/screening/operations'
import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { MenuItem, Popup } from '../../ui/Popup.tsx'
import { BoundField } from './BoundField.tsx'
import { IndustryPick } from './IndustryPick.tsx'
import { screeningTexts } from './texts.ts'
import { asideNames } from './where.ts'
import type { ScreenState, ShownScreen } from './where.ts'
import styles from './Conditions.module.css'

/** Conditions that always stand there: those of the catalogue (COMP-08). */
const usual: ReadonlySet<ScreenField> = new Set([
  'marketCap',
  'pePercentile',
  'revenue',
  'profit',
  'revenueGrowthRate',
  'profitGrowthRate',
  'roe',
])

interface Props {
  state: ShownScreen
  /** Its exchanges are known. */ ready: boolean
  onChange: (change: Partial<ScreenState>) => void
}

/** Everything a screen is narrowed by: where, and bounds on figures, each with where the market lies. */
export function Conditions({ state, ready, onChange }: Props) {
  const t = useTexts(screeningTexts)
  const language = useLanguage()
  const [added, setAdded] = useState<readonly ScreenField[]>([])
  const shown = screenFields.filter((field) => usual.has(field) || added.includes(field) || state.where[field])
  const scope = {
    ...(state.industries.length > 0 ? { industries: [...state.industries] } : {}),
    ...(state.exchanges.length > 0 ? { exchanges: [...state.exchanges] } : {}),
    ...(state.themeId ? { themeId: state.themeId } : {}),
    ...Object.fromEntries(asideNames.flatMap((name) => (state[name] ? [[name, true] as const] : []))),
  }
  const query = useOperation(
    screening.distribution,
    { fields: [...screenFields], ...scope },
    { keepPrevious: true, enabled: ready },
  )
  const listed = useOperation(industries.exchanges, {})
  const distributions = new Map(query.data?.fields.map((one) => [one.field, one]))
  const others = screenFields.filter((field) => !shown.includes(field))
  const nameOf = (field: ScreenField) => (language === 'en' ? screenWords[field].en : screenWords[field].zh)
  const remove = (field: ScreenField) => {
    setAdded(added.filter((one) => one !== field))
    const { [field]: _, ...where } = state.where
    onChange({ where })
  }
  return (
    <div className={styles.conditions}>
      <div className={styles.scope}>
        <IndustryPick chosen={state.industries} onChange={(chosen) => onChange({ industries: chosen })} />
        <div className={styles.exchanges} role="group" aria-label={t('exchanges')}>
          {(listed.data?.dataList ?? [])
            .filter((one) => one.companies > 0)
            .map((one) => {
              const on = state.exchanges.includes(one.id)
              return (
                <Button
                  key={one.id}
                  size="small"
                  pressed={on}
                  title={one.id}
                  onClick={() =>
                    onChange({
                      exchanges: on ? state.exchanges.filter((code) => code !== one.id) : [...state.exchanges, one.id],
                    })
                  }
                >
                  {named(one.exchangeZh, one.nameEn, language)}
                </Button>
              )
            })}
          <Button size="small" pressed={state.watched} onClick={() => onChange({ watched: !state.watched })}>
            {t('onlyWatched')}
          </Button>
        </div>
        <div className={styles.exchanges} role="group" aria-label={t('taken')}>
          <span className={styles.label} aria-hidden="true">
            {t('taken')}
          </span>
          {asideNames.map((name) => (
            <Button
              key={name}
              size="small"
              pressed={state[name]}
              title={t(`${name}Long`)}
              onClick={() => onChange({ [name]: !state[name] })}
            >
              {t(`${name}Too`)}
            </Button>
          ))}
        </div>
        {state.themeId ? (
          <Button
            size="small"
            icon={<X size={12} aria-hidden="true" />}
            title={t('removeTheme')}
            onClick={() => onChange({ themeId: null })}
          >
            {t('theme', { name: state.themeId })}
          </Button>
        ) : null}
      </div>
      {shown.map((field) => (
        <BoundField
          key={field}
          field={field}
          range={state.where[field]}
          distribution={distributions.get(field)}
          currency={query.data?.currency ?? null}
          onChange={(range) => {
            if (range.from === null && range.to === null && usual.has(field)) remove(field)
            else onChange({ where: { ...state.where, [field]: range } })
          }}
          onRemove={state.where[field] || !usual.has(field) ? () => remove(field) : undefined}
        />
      ))}
      {others.length > 0 ? (
        <div className={styles.add}>
          <Popup
            role="menu"
            label={t('addCondition')}
            className={styles.addFace}
            face={
              <>
                <Plus size={14} aria-hidden="true" />
                {t('addCondition')}
              </>
            }
          >
            {(close) =>
              others.map((field) => (
                <MenuItem
                  key={field}
                  onSelect={() => {
                    close()
                    setAdded([...added, field])
                  }}
                >
                  {nameOf(field)}
                </MenuItem>
              ))
            }
          </Popup>
        </div>
      ) : null}
    </div>
  )
}
