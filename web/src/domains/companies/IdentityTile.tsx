import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { uiTexts } from '../../ui/uiTexts.ts'
import { assumedText } from './assumedName.ts'
import { companyTexts } from './texts.ts'
import type { Profile } from './types.ts'
import styles from './InformationTile.module.css'

/** Names, code, exchange and industries with their levels: what the company is known by. */
export function IdentityTile({ profile, className }: { profile: Profile; className?: string | undefined }) {
  const t = useTexts(companyTexts)
  const ui = useTexts(uiTexts)
  const language = useLanguage()
  const {
    companyAbbreviationZh,
    stockCode,
    exchangeCode,
    exchangeZh,
    exchangeEn,
    formerNames,
    industries,
    listedOn,
    nameAssumed,
  } = profile
  return (
    <Tile title={t('identity')} className={className} source={<ProvenanceLink provenance={profile.provenance} />}>
      <dl className={styles.list}>
        <div>
          <dt>{t('code')}</dt>
          <dd>{stockCode}</dd>
        </div>
        <div>
          <dt>{t('exchange')}</dt>
          <dd>{[...new Set([language === 'en' ? exchangeEn : exchangeZh, exchangeCode])].join(' · ')}</dd>
        </div>
        <div>
          <dt>{t('abbreviation')}</dt>
          <dd>{companyAbbreviationZh ?? <span className={styles.missing}>– {ui('absence_NO_SOURCE')}</span>}</dd>
        </div>
        <div>
          <dt>{t('listedOn')}</dt>
          <dd>{listedOn ?? <span className={styles.missing}>– {ui('absence_NO_SOURCE')}</span>}</dd>
        </div>
        <div>
          <dt>{t('formerNames')}</dt>
          <dd>
            {formerNames.length ? (
              <ul>
                {formerNames.map(({ name, seenOn }) => (
                  <li key={name}>{seenOn ? t('seenOn', { name, date: seenOn }) : name}</li>
                ))}
              </ul>
            ) : (
              <span className={styles.missing} title={nameAssumed ? t('nameAssumedNote') : undefined}>
                {nameAssumed ? assumedText(t, nameAssumed) : t('noFormer')}
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('industries')}</dt>
          <dd>
            {industries.length ? (
              <ul>
                {industries.map(({ code, level, nameZh, nameEn }) => (
                  <li key={code}>
                    <ScreenLink to={`/index/industries/${code}`}>{named(nameZh, nameEn, language)}</ScreenLink>{' '}
                    <span className={styles.missing}>
                      {t('level', { level })} · {code}
                    </span>
                  </li>
                ))}
              </ul>
            ) : (
              <span className={styles.missing}>– {ui('absence_NO_CLASS')}</span>
            )}
          </dd>
        </div>
      </dl>
    </Tile>
  )
}
