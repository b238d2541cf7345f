import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { screening } from '@pandora/contract/domains/screening/operations'
import { OWN_THEME_COMPANIES } from '@pandora/contract/domains/themes/terms'
import { themes } from '@pandora/contract/domains/themes/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { call } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { nameOf } from '../model.ts'
import { themeTexts } from '../texts.ts'
import { lookUp } from './asked.ts'
import type { Known } from './asked.ts'
import styles from './Own.module.css'

export interface Chosen extends Pick<Known, 'companyId' | 'nameZh' | 'nameEn'> {
  weight: number
}
interface Props {
  companies: readonly Chosen[]
  onChange: (companies: readonly Chosen[]) => void
}

const WATCH_PAGE = 120
const SCREEN_PAGE = 200

/** All companies of a watch group, page by page. */
async function ofGroup(groupId: string): Promise<Chosen[]> {
  const out: Chosen[] = []
  for (let page = 0; out.length < OWN_THEME_COMPANIES; page += 1) {
    const { dataList, hasMore } = await call(watch.list, { groupId, page, size: WATCH_PAGE })
    out.push(
      ...dataList.map((one) => ({
        companyId: one.companyId,
        nameZh: one.companyNameZh,
        nameEn: one.companyNameEn,
        weight: 1,
      })),
    )
    if (!hasMore) break
  }
  return out
}

/** Adds what a choice stands for. */
function From({
  label,
  none,
  options,
  onAdd,
}: {
  label: string
  none: string
  options: readonly { id: string; name: string }[]
  onAdd: (id: string) => Promise<void>
}) {
  const t = useTexts(themeTexts)
  const [chosen, choose] = useState('')
  const [busy, setBusy] = useState(false)
  if (options.length === 0) return null
  const add = async () => {
    setBusy(true)
    await onAdd(chosen)
    setBusy(false)
  }
  return (
    <div className={styles.from}>
      <label>
        <span>{label}</span>
        <Select value={chosen} onChange={(event) => choose(event.target.value)}>
          <option value="">{none}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <Button
        size="small"
        busy={busy}
        disabled={chosen === ''}
        onClick={() => {
          void add()
        }}
      >
        {t('add')}
      </Button>
    </div>
  )
}

/** The companies of a theme as a list: pasted, from a watch group, from a saved screen; each can be taken out again. */
export function ListPart({ companies, onChange }: Props) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const [text, setText] = useState('')
  const names = useOperation(themes.companyNames, {})
  const groups = useOperation(watch.groups, {})
  const screens = useOperation(screening.saved, {})
  const find = useMemo(() => lookUp(names.data?.dataList ?? []), [names.data])
  const read = useMemo(() => find(text), [find, text])
  const add = (more: readonly Chosen[]) => {
    const known = new Set(companies.map(({ companyId }) => companyId))
    const fresh = [...new Map(more.map((one) => [one.companyId, one])).values()].filter(
      ({ companyId }) => !known.has(companyId),
    )
    const all = [...companies, ...fresh]
    if (all.length > OWN_THEME_COMPANIES) notify('info', t('tooMany'))
    onChange(all.slice(0, OWN_THEME_COMPANIES))
    notify('success', t('addedCompanies', { count: Math.min(fresh.length, OWN_THEME_COMPANIES - companies.length) }))
  }
  const addFrom = async (load: () => Promise<readonly Chosen[]>) => {
    try {
      add(await load())
    } catch (error) {
      notify('error', failureText(error, language))
    }
  }
  const ofScreen = async (screenId: string): Promise<Chosen[]> => {
    const screen = screens.data?.dataList.find((one) => one.screenId === screenId)
    if (!screen) return []
    const out: Chosen[] = []
    for (let page = 0; out.length < OWN_THEME_COMPANIES; page += 1) {
      const { dataList, hasMore } = await call(screening.companies, {
        filter: screen.filter,
        sort: screen.sort,
        order: screen.order,
        page,
        size: SCREEN_PAGE,
      })
      out.push(
        ...dataList.map((one) => ({ companyId: one.companyId, nameZh: one.nameZh, nameEn: one.nameEn, weight: 1 })),
      )
      if (!hasMore) break
    }
    return out
  }
  const join = language === 'en' ? ', ' : '、'
  return (
    <>
      <label className={styles.field}>
        <span>{t('pasted')}</span>
        <textarea rows={4} value={text} spellCheck={false} onChange={(event) => setText(event.target.value)} />
      </label>
      <div className={styles.line}>
        <span role="status" className={styles.hint}>
          {text.trim() === '' ? null : (
            <>
              {t('pastedCount', { count: read.found.length })}
              {read.unknown.length ? <b>{t('pastedUnknown', { names: read.unknown.slice(0, 8).join(join) })}</b> : null}
              {read.several.length ? <b>{t('pastedMany', { names: read.several.slice(0, 8).join(join) })}</b> : null}
            </>
          )}
        </span>
        <Button
          size="small"
          disabled={read.found.length === 0}
          onClick={() => {
            add(read.found.map((one) => ({ ...one, weight: 1 })))
            setText([...read.unknown, ...read.several].join('\n'))
          }}
        >
          {t('add')}
        </Button>
      </div>
      <div className={styles.froms}>
        <From
          label={t('fromGroup')}
          none={t('fromGroupNone')}
          options={(groups.data?.dataList ?? []).map(({ groupId, name }) => ({ id: groupId, name }))}
          onAdd={(id) => addFrom(() => ofGroup(id))}
        />
        <From
          label={t('fromScreening')}
          none={t('fromScreeningNone')}
          options={(screens.data?.dataList ?? []).map(({ screenId, name }) => ({ id: screenId, name }))}
          onAdd={(id) => addFrom(() => ofScreen(id))}
        />
      </div>
      {companies.length ? (
        <ul className={styles.chips} aria-label={t('companies')}>
          {companies.map((one) => {
            const name = nameOf(one, language, one.companyId)
            return (
              <li key={one.companyId}>
                {name}
                <button
                  type="button"
                  aria-label={`${t('remove')} ${name}`}
                  onClick={() => onChange(companies.filter(({ companyId }) => companyId !== one.companyId))}
                >
                  <X size={12} aria-hidden="true" />
                </button>
              </li>
            )
          })}
        </ul>
      ) : null}
    </>
  )
}
