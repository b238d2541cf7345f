import { X } from 'lucide-react'
import { useState } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import { themeModes } from '@pandora/contract/domains/themes/terms'
import { themes } from '@pandora/contract/domains/themes/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { codeOf, nameOf } from '../model.ts'
import { Degree } from '../members/columns.tsx'
import { themeTexts } from '../texts.ts'
import styles from './Own.module.css'
import { queryOf } from './query.ts'
import type { Query, QueryDraft } from './query.ts'
import { Text } from '../../../ui/kit/Text.tsx'

const PREVIEW = 30

function Preview({ query }: { query: Query }) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const found = useOperation(themes.ownPreview, { query, page: 0, size: PREVIEW })
  return (
    <Answer query={found} waiting={<Skeleton count={5} />}>
      {({ dataList, total }) => (
        <div className={styles.preview} role="status">
          <p>{total === 0 ? t('previewNone') : t('previewCount', { count: total })}</p>
          <ul>
            {dataList.map((one) => (
              <li key={one.companyId}>
                <Text>{nameOf(one, language, codeOf(one.companyId))}</Text>
                <Degree member={one} t={t} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Answer>
  )
}

interface Props {
  draft: QueryDraft
  onChange: (draft: QueryDraft) => void
  mode: (typeof themeModes)[number]
  onMode: (mode: (typeof themeModes)[number]) => void
}

/** A theme by words, industries and share of revenue; what it finds now can be looked at before it is saved. */
export function QueryPart({ draft, onChange, mode, onMode }: Props) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const tree = useOperation(industries.tree, {})
  const [asked, ask] = useState<Query | null>(null)
  const nodes = (tree.data?.nodeList ?? []).flatMap((one) => [one, ...one.nodeList])
  const nameOfCode = (code: string) => {
    const node = nodes.find(({ id }) => id === code)
    return node ? named(node.nodeName, node.nodeNameEn, language) : code
  }
  const query = queryOf(draft)
  return (
    <>
      <TextField
        label={t('any')}
        hint={t('anyHint')}
        value={draft.any}
        maxLength={600}
        autoComplete="off"
        onChange={(event) => onChange({ ...draft, any: event.target.value })}
      />
      <TextField
        label={t('allWords')}
        value={draft.all}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => onChange({ ...draft, all: event.target.value })}
      />
      <label className={styles.field}>
        <span>{t('inIndustries')}</span>
        <Select
          value=""
          onChange={(event) => {
            const code = event.target.value
            if (code && !draft.industries.includes(code))
              onChange({ ...draft, industries: [...draft.industries, code] })
          }}
        >
          <option value="">{t('industriesNone')}</option>
          {(tree.data?.nodeList ?? []).map((one) => (
            <optgroup key={one.id} label={named(one.nodeName, one.nodeNameEn, language)}>
              <option value={one.id}>{named(one.nodeName, one.nodeNameEn, language)}</option>
              {one.nodeList.map((two) => (
                <option key={two.id} value={two.id}>
                  {named(two.nodeName, two.nodeNameEn, language)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </label>
      {draft.industries.length ? (
        <ul className={styles.chips} aria-label={t('industries')}>
          {draft.industries.map((code) => (
            <li key={code}>
              {nameOfCode(code)}
              <button
                type="button"
                aria-label={`${t('remove')} ${nameOfCode(code)}`}
                onClick={() => onChange({ ...draft, industries: draft.industries.filter((one) => one !== code) })}
              >
                <X size={12} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <TextField
        label={t('minimumShare')}
        hint={t('minimumShareHint')}
        inputMode="decimal"
        value={draft.minimumShare}
        maxLength={6}
        onChange={(event) => onChange({ ...draft, minimumShare: event.target.value })}
      />
      <div className={styles.line}>
        <SegmentedControl
          label={t('mode')}
          value={mode}
          onChange={onMode}
          options={themeModes.toReversed().map((value) => ({ value, text: t(`mode_${value}`) }))}
        />
        <Button size="small" disabled={query === null} onClick={() => ask(query)}>
          {t('previewQuery')}
        </Button>
      </div>
      {asked ? <Preview query={asked} /> : null}
    </>
  )
}
