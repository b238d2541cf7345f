import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { useAddressField } from '../../../../lib/address.ts'
import { failureText } from '../../../../lib/api/failure.ts'
import { useAction } from '../../../../lib/api/useAction.ts'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { named } from '../../../../lib/names.ts'
import { notify } from '../../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Column, Row } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import { Finder } from '../../../search/offers/finder/Finder.tsx'
import { begin, useEditorStore } from '../state.ts'
import { editorTexts } from '../texts.ts'
import styles from './Start.module.css'

type From = 'company' | 'theme' | 'nothing'
const shares = [0, 0.05, 0.1, 0.2, 0.3]
const directions = ['both', 'upstream', 'downstream'] as const

interface Props {
  onDraft?: () => void
  /** Begins with nothing; not told where a chain can only be read. */
  onNothing?: () => void
}

/** How a new chain begins: drafted from the facts around a company or a theme, or with nothing. */
export function Start({ onDraft, onNothing }: Props) {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const store = useEditorStore()
  const [askedCompany] = useAddressField('company')
  const [askedTheme] = useAddressField('theme')
  const [from, setFrom] = useState<From>(askedTheme ? 'theme' : 'company')
  const [company, setCompany] = useState(askedCompany ? { companyId: askedCompany, name: askedCompany } : null)
  const [themeId, setThemeId] = useState(askedTheme)
  const begun = useRef(false)
  const [tiers, setTiers] = useState(3)
  const [leastShare, setLeastShare] = useState(0)
  const [direction, setDirection] = useState<(typeof directions)[number]>('both')
  const list = useOperation(themes.list, {}, { enabled: from === 'theme' })
  const draft = useAction(chains.draft)
  const about = from === 'company' ? company && { companyId: company.companyId } : themeId ? { themeId } : null
  const member = list.data?.dataList.find((one) => one.themeId === themeId)
  const theme = member ? named(member.nameZh, member.nameEn, language, themeId) : ''
  const start = () => {
    if (!about) return
    draft.mutate(
      { ...about, tiers, leastShare, direction },
      {
        onSuccess: ({ data }) => {
          begin(store, {
            name: data.name || theme,
            supplyFromDate: null,
            supplyEndDate: null,
            supplyChainGraph: data.supplyChainGraph,
          })
          notify('success', t('drafted', { found: data.found }), data.cut ? { detail: t('draftCut') } : {})
          onDraft?.()
        },
        onError: (failure) => notify('error', failureText(failure, language)),
      },
    )
  }
  // An address that says of what has said all: it is drafted at once.
  const startAsked = useEffectEvent(() => {
    if (begun.current || !(askedCompany || askedTheme)) return
    begun.current = true
    start()
  })
  useEffect(() => startAsked(), [])
  return (
    <Column gap={6} className={styles.start} as="section" aria-label={t('startTitle')}>
      <Text as="h2" size="title">
        {t('startTitle')}
      </Text>
      <SegmentedControl
        label={t('startTitle')}
        value={from}
        options={[
          { value: 'company', text: t('startCompany') },
          { value: 'theme', text: t('startTheme') },
          ...(onNothing ? [{ value: 'nothing' as const, text: t('startNothing') }] : []),
        ]}
        onChange={setFrom}
      />
      <Text tone="quiet">
        {t(from === 'company' ? 'startCompanyHint' : from === 'theme' ? 'startThemeHint' : 'startNothingHint')}
      </Text>
      {from === 'company' ? (
        company ? (
          <Row>
            <Text strong>{company.name}</Text>
            <Button size="small" onClick={() => setCompany(null)}>
              {t('otherCompany')}
            </Button>
          </Row>
        ) : (
          <Finder
            label={t('chooseCompany')}
            onChoose={(found) =>
              setCompany({
                companyId: found.companyId,
                name: named(found.companyNameZh, found.companyNameEn, language, found.stockCode),
              })
            }
          />
        )
      ) : null}
      {from === 'theme' ? (
        <SelectField label={t('theme')} value={themeId} onChange={(event) => setThemeId(event.target.value)}>
          <option value="">–</option>
          {list.data?.dataList.map((one) => (
            <option key={one.themeId} value={one.themeId}>
              {named(one.nameZh, one.nameEn, language, one.themeId)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {from === 'nothing' ? (
        <Row>
          <Button kind="primary" onClick={onNothing}>
            {t('startNothing')}
          </Button>
        </Row>
      ) : (
        <>
          <Row gap={5} wrap>
            <SelectField label={t('depth')} value={tiers} onChange={(event) => setTiers(Number(event.target.value))}>
              {[1, 2, 3].map((count) => (
                <option key={count} value={count}>
                  {t('depthValue', { count })}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('leastShare')}
              value={leastShare}
              onChange={(event) => setLeastShare(Number(event.target.value))}
            >
              {shares.map((share) => (
                <option key={share} value={share}>
                  {share === 0 ? t('leastAny') : `${share * 100}%`}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('direction')}
              value={direction}
              onChange={({ target }) => setDirection(directions.find((one) => one === target.value) ?? 'both')}
            >
              {directions.map((one) => (
                <option key={one} value={one}>
                  {t(`direction_${one}`)}
                </option>
              ))}
            </SelectField>
          </Row>
          <Row>
            <Button kind="primary" busy={draft.isPending} disabled={!about} onClick={start}>
              {t('draft')}
            </Button>
          </Row>
        </>
      )}
    </Column>
  )
}
