import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChainNode } from '@pandora/contract/domains/chains/graph'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { named } from '../../../../lib/names.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { Row } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { Popup } from '../../../../ui/Popup.tsx'
import { ScreenLink } from '../../../../ui/ScreenLink.tsx'
import { RiskOpportunityCell } from '../../../impact/offers/scores/Scores.tsx'
import { Finder } from '../../../search/offers/finder/Finder.tsx'
import { useOverlay } from '../overlay.ts'
import { editorTexts } from '../texts.ts'
import { NumberField } from './NumberField.tsx'
import styles from './Panels.module.css'
import { percentOf } from './RangeField.tsx'

type Companies = ChainNode['data']['companies']
interface Props {
  companies: Companies
  onChange: (companies: Companies, field: string) => void
}

/** The companies of a part, each with its share and scores. */
export function CompanyRows({ companies, onChange }: Props) {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const { scores } = useOverlay()
  const sum = companies.reduce((all, { share }) => all + (share ?? 0), 0)
  return (
    <section aria-label={t('companiesIn')}>
      <Row place="between">
        <Text as="h3" size="text">
          {t('companiesIn')}{' '}
          <Text tone="quiet" size="small">
            {companies.length}
          </Text>
        </Text>
        <Popup
          label={t('addCompany')}
          align="end"
          width={320}
          className={styles.button}
          face={
            <>
              <Plus size={14} aria-hidden="true" />
              {t('addCompany')}
            </>
          }
        >
          {(close) => (
            <div className={styles.add}>
              <Finder
                label={t('addCompany')}
                onChoose={({ companyId, companyNameZh, companyNameEn, stockCode, kind }) => {
                  close()
                  if (kind !== 'company' || companies.some((one) => one.companyId === companyId)) return
                  const name = named(companyNameZh, companyNameEn, language, stockCode)
                  onChange([...companies, { companyId, name, share: null }], 'companies')
                }}
              />
            </div>
          )}
        </Popup>
      </Row>
      {companies.length === 0 ? null : (
        <div className={styles.companies}>
          <span data-head>{t('companyName')}</span>
          <span data-head>{t('share')}</span>
          <span data-head>{t('riskOpportunity')}</span>
          <span />
          {companies.map(({ companyId, name, share }, at) => {
            const known = companyId === null ? undefined : scores.get(companyId)
            return (
              <CompanyRow
                key={companyId ?? name}
                name={
                  companyId === null ? (
                    <Text tone="quiet" title={t('unknownCompany')}>
                      {name}
                    </Text>
                  ) : (
                    <ScreenLink to={`/index/company/${encodeURIComponent(companyId)}`}>{name}</ScreenLink>
                  )
                }
                share={
                  <NumberField
                    bare
                    label={t('shareOf', { name })}
                    value={percentOf(share)}
                    least={0}
                    most={100}
                    wrong={t('notShare')}
                    onChange={(percent) =>
                      onChange(
                        companies.with(at, { companyId, name, share: percent === null ? null : percent / 100 }),
                        `share ${at}`,
                      )
                    }
                  />
                }
                scores={
                  companyId !== null && known ? (
                    <RiskOpportunityCell
                      companyId={companyId}
                      name={name}
                      scores={{ ...known, impactScore: null, impact: null }}
                    />
                  ) : null
                }
                remove={
                  <IconButton
                    size="small"
                    label={t('removeOne', { name })}
                    onClick={() => onChange(companies.toSpliced(at, 1), 'companies')}
                  >
                    <X size={14} aria-hidden="true" />
                  </IconButton>
                }
              />
            )
          })}
        </div>
      )}
      {sum > 1 + 1e-6 ? (
        <Text size="small" tone="stale" role="status">
          {t('sharesOver', { sum: Math.round(sum * 1000) / 10 })}
        </Text>
      ) : null}
    </section>
  )
}

function CompanyRow(cells: Record<'name' | 'share' | 'scores' | 'remove', ReactNode>) {
  return (
    <>
      <span>{cells.name}</span>
      {cells.share}
      <span>{cells.scores}</span>
      {cells.remove}
    </>
  )
}
