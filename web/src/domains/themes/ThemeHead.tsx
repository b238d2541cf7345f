import { ChevronLeft, Pencil } from 'lucide-react'
import { themes } from '@pandora/contract/domains/themes/operations'
import { Sparkline } from '../../charts/Sparkline.tsx'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { slot } from '../../lib/installed.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { PointFigure } from '../impact/offers/scores/Scores.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { TwoDates } from '../../ui/TwoDates.tsx'
import type { Detail } from './AboutTab.tsx'
import { Cap } from './map/columns.tsx'
import { heatReason, nameOf } from './model.ts'
import { useOwnDelete } from './own/useOwn.ts'
import styles from './Theme.module.css'
import { themeTexts } from './texts.ts'
import { ofSum } from '../../ui/basis/basis.ts'
import { WhenLoaded } from '../../ui/view/WhenLoaded.tsx'
import { Text } from '../../ui/kit/Text.tsx'

/** Trading days of the course beside the index. */
const RECENT = 60

/** Name of a theme with change, index, heat, market cap, risk and opportunity; its own ones can be changed here. */
export function ThemeHead({
  themeId,
  detail,
  onEdit,
}: {
  themeId: string
  detail: Detail | undefined
  onEdit: () => void
}) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const remove = useOwnDelete()
  const series = useOperation(themes.series, { themeId, weighting: 'membership' })
  if (!detail)
    return (
      <div className={styles.head} aria-hidden="true">
        <i className={styles.block} />
        <i className={styles.block} />
      </div>
    )
  const name = nameOf(detail, language, themeId)
  const other = detail.kind === 'own' ? '' : language === 'en' ? detail.nameZh : detail.nameEn
  const { own, heat } = detail
  const values = series.data?.index.value ?? []
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <ScreenLink to="/index/themes" className={styles.back}>
          <ChevronLeft size={14} aria-hidden="true" />
          {t('back')}
        </ScreenLink>
        <p className={styles.title}>
          <Text as="b">{name}</Text>
          {detail.kind === 'own' ? <i title={t('ownLong')}>{t('own')}</i> : null}
          {other && other !== name ? <small lang={language === 'en' ? 'zh-CN' : 'en'}>{other}</small> : null}
        </p>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt title={detail.tradeDate ? t('changeOn', { date: detail.tradeDate }) : undefined}>{t('change')}</dt>
          <dd className={styles.large}>
            <Figure value={detail.changeRate} as="percent" change arrow reason={t('noQuote')} />
          </dd>
        </div>
        <div>
          <dt>{t('index')}</dt>
          <dd>
            <Figure value={values.at(-1) ?? null} reason={t('indexNone')} />
            {values.length > 1 ? (
              <span title={t('courseLast', { count: Math.min(RECENT, values.length) })}>
                <Sparkline values={values.slice(-RECENT)} width={72} />
              </span>
            ) : null}
          </dd>
        </div>
        <div>
          <dt>{t('heat')}</dt>
          <dd
            title={
              heat.usual === null
                ? heatReason(heat, t)
                : t('heatLong', { stories: heat.stories, usual: number(heat.usual, { digits: 1 }) })
            }
          >
            <Figure value={heat.ratio} unit="×" reason={heatReason(heat, t)} />
          </dd>
        </div>
        <div>
          <dt>{t('cap')}</dt>
          <dd title={t('capOf', { capped: detail.capped, companies: detail.companies })}>
            <Cap value={detail.marketCap} basis={ofSum(detail.capStandIns)} t={t} />
          </dd>
        </div>
        <div>
          <dt>{t('opportunity')}</dt>
          <dd>
            <PointFigure value={detail.opportunityPoint} side="opportunity" />
          </dd>
        </div>
        <div>
          <dt>{t('risk')}</dt>
          <dd>
            <PointFigure value={detail.riskPoint} side="risk" />
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <TwoDates subject="theme" id={themeId} />
        {own ? null : (
          <WhenLoaded>
            {slot('themeAction').map(({ key, view: View }) => (
              <View key={key} themeId={themeId} name={name} />
            ))}
          </WhenLoaded>
        )}
        {own ? (
          <>
            <Button size="small" icon={<Pencil size={14} aria-hidden="true" />} onClick={onEdit}>
              {t('edit')}
            </Button>
            <Button size="small" kind="danger" onClick={() => remove(own)}>
              {t('remove')}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  )
}
