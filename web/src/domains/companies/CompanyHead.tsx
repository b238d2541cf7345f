import { useLanguage, useTexts } from '../../lib/texts.ts'
import { named } from '../../lib/names.ts'
import { Figure } from '../../ui/Figure.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { slot } from '../../lib/installed.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { TwoDates } from '../../ui/TwoDates.tsx'
import { uiTexts } from '../../ui/uiTexts.ts'
import { assumedText } from './assumedName.ts'
import { basisText } from './basis.ts'
import { KeyFigures } from './KeyFigures.tsx'
import { ScoreBox } from './ScoreBox.tsx'
import { companyTexts } from './texts.ts'
import type { Profile } from './types.ts'
import styles from './CompanyHead.module.css'
import { ofQuote } from '../../ui/basis/basis.ts'
import { WhenLoaded } from '../../ui/view/WhenLoaded.tsx'
import { Text } from '../../ui/kit/Text.tsx'

/** The day, currency and basis of the price. */
function Dated({ profile: { quote } }: { profile: Profile }) {
  const t = useTexts(companyTexts)
  if (!quote) return null
  return (
    <span className={styles.when} title={quote.basis === 'traded' ? undefined : t('basisNote')}>
      {quote.currency ? `${quote.currency} · ` : ''}
      {t('closeOn', { date: quote.date })} · {basisText(t, quote.basis, quote.basisDate)}
    </span>
  )
}

/** Where the price stands; `bare`: without its day, which then stands elsewhere. */
function Price({ profile, bare = false }: { profile: Profile; bare?: boolean }) {
  const ui = useTexts(uiTexts)
  const { quote, quoteAbsence } = profile
  if (!quote) {
    const reason = quoteAbsence ? ui(`absence_${quoteAbsence}`) : undefined
    return (
      <div className={styles.price}>
        <span className={styles.last}>
          <Figure value={null} reason={reason} />
        </span>
        {bare ? null : <span className={styles.when}>{reason}</span>}
      </div>
    )
  }
  const { changeRate } = quote
  return (
    <div className={styles.price}>
      <span className={styles.now}>
        <span
          className={`${styles.last} ${changeRate === null ? '' : changeRate > 0 ? 'rise' : changeRate < 0 ? 'fall' : 'flat'}`}
        >
          <Figure value={quote.close} />
        </span>
        {bare ? null : <Figure value={quote.change} change arrow />}
        <Figure value={changeRate} basis={ofQuote(quote)} as="percent" change />
      </span>
      {bare ? null : <Dated profile={profile} />}
    </div>
  )
}

/** Who the company is and where its price stands. */
export function CompanyHead({ profile }: { profile: Profile }) {
  const t = useTexts(companyTexts)
  const language = useLanguage()
  const phone = usePhone()
  const {
    companyNameZh,
    companyNameEn,
    stockCode,
    exchangeCode,
    exchangeZh,
    exchangeEn,
    industries,
    formerNames,
    nameAssumed,
    unitDoubts,
  } = profile
  const name = named(companyNameZh, companyNameEn, language, stockCode)
  const other = language === 'en' ? companyNameZh : companyNameEn
  const former = formerNames.map((one) => one.name).join(language === 'en' ? ', ' : '、')
  const formerLong = formerNames
    .map((one) => (one.seenOn ? t('seenOn', { name: one.name, date: one.seenOn }) : one.name))
    .join('; ')
  // English names are long: the way through the industries then stands below.
  const path = industries.length ? (
    <nav
      className={styles.path}
      aria-label={t('industries')}
      title={industries.map((industry) => named(industry.nameZh, industry.nameEn, language)).join(' › ')}
    >
      {industries.map((industry) => (
        <ScreenLink key={industry.code} to={`/index/industries/${industry.code}`}>
          {named(industry.nameZh, industry.nameEn, language)}
        </ScreenLink>
      ))}
    </nav>
  ) : (
    <span className={styles.code}>{t('noIndustry')}</span>
  )
  const secondary = (
    <>
      {other && other !== name ? <span lang={language === 'en' ? 'zh-CN' : 'en'}>{other}</span> : null}
      {nameAssumed ? <span title={t('nameAssumedNote')}>{assumedText(t, nameAssumed)}</span> : null}
      {unitDoubts ? (
        <ScreenLink
          className={styles.doubt}
          to={`/index/reports/${encodeURIComponent(profile.companyId)}`}
          title={t('unitDoubtsNote', { from: unitDoubts.from, to: unitDoubts.to })}
        >
          {t('unitDoubts', { statements: unitDoubts.statements })}
        </ScreenLink>
      ) : null}
      {former ? <span title={formerLong}>{t('former', { names: former })}</span> : null}
    </>
  )
  const code = (
    <span className={styles.code} title={language === 'en' ? exchangeEn : exchangeZh}>
      {stockCode} · {exchangeCode}
    </span>
  )
  const figures = <KeyFigures companyId={profile.companyId} name={name} quote={profile.quote} />
  const score = <ScoreBox companyId={profile.companyId} waiting={profile.waiting} />
  const actions = (
    <div className={styles.actions}>
      <WhenLoaded>
        {slot('companyAction').map(({ key, view: View }) => (
          <View key={key} profile={profile} />
        ))}
      </WhenLoaded>
      <TwoDates subject="company" id={profile.companyId} />
    </div>
  )
  // A line for who it is and where the price stands; all else beside one another in a second one, drawn along by hand.
  if (phone)
    return (
      <div className={styles.phone}>
        <div className={styles.line}>
          <Text className={styles.name} title={name}>
            {name}
          </Text>
          <Price profile={profile} bare />
          {actions}
        </div>
        <div className={styles.strip} role="group" aria-label={t('keyFigures')}>
          {score}
          {figures}
          <div className={styles.facts}>
            {code}
            <Dated profile={profile} />
          </div>
          <div className={styles.facts}>
            {path}
            <span className={styles.second}>
              {secondary}
              <ProvenanceLink provenance={profile.provenance} bare />
            </span>
          </div>
        </div>
      </div>
    )
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <div className={styles.who}>
          <div className={styles.line}>
            <Text className={styles.name} title={name}>
              {name}
            </Text>
            {code}
            {language === 'en' ? null : path}
          </div>
          <div className={styles.second}>
            {secondary}
            {language === 'en' ? path : null}
            <ProvenanceLink provenance={profile.provenance} bare />
          </div>
        </div>
        <Price profile={profile} />
        {figures}
        {score}
        {actions}
      </div>
    </div>
  )
}

/** The head's shape while it is read. */
export function CompanyHeadWaiting() {
  return (
    <div className={usePhone() ? styles.phoneWaiting : styles.head} aria-hidden="true">
      <i className={styles.blockName} />
      <i className={styles.blockPrice} />
      <i className={styles.blockPrice} />
    </div>
  )
}
