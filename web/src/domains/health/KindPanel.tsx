import { Age } from '../../ui/Age.tsx'
import { Button } from '../../ui/Button.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { useGo } from '../../lib/address.ts'
import { dateTime, number } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Row } from '../../ui/kit/Stack.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import styles from './Health.module.css'
import { State } from './State.tsx'
import type { Kind } from './State.tsx'
import { placeOfKind } from './places.ts'
import { sourceName } from './sourceName.ts'
import { healthTexts } from './texts.ts'

/** One kind of data: its sources, and where to go from here. */
export function KindPanel({ row, admin, onClose }: { row: Kind; admin: boolean; onClose: () => void }) {
  const t = useTexts(healthTexts)
  const language = useLanguage()
  const go = useGo()
  return (
    <SidePanel title={language === 'en' ? row.nameEn : row.nameZh} onClose={onClose}>
      <Row as="p">
        <State state={row.state} /> <span className={styles.quiet}>{t(`why_${row.state}`)}</span>
      </Row>
      <Facts as="cells" className={styles.figures}>
        <div>
          <dt>{t('facts')}</dt>
          <dd>{number(row.facts, { digits: 0 })}</dd>
        </div>
        <div>
          <dt>{t('versions')}</dt>
          <dd>{number(row.versions, { digits: 0 })}</dd>
        </div>
        <div>
          <dt>{t('first')}</dt>
          <dd>{row.firstOn?.slice(0, 10) ?? '–'}</dd>
        </div>
        <div>
          <dt>{t('last')}</dt>
          <dd>{row.lastOn?.slice(0, 10) ?? '–'}</dd>
        </div>
      </Facts>
      <h3 className={styles.label}>{t('sources')}</h3>
      {row.sources.length ? (
        <ul className={styles.sources}>
          {row.sources.map((one) => (
            <li key={`${one.source} ${one.profile ?? ''}`}>
              <b>{sourceName(one, t)}</b>
              <span>{number(one.facts, { digits: 0 })}</span>
              <small>{one.profile ? one.source : ''}</small>
              <small title={dateTime(one.lastRecordedAt)}>
                <Age at={one.lastRecordedAt} />
              </small>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>{t('noSource')}</p>
      )}
      <Row className={styles.actions} gap={3} align="stretch" wrap>
        {row.facts > 0 ? (
          <Button kind="primary" onClick={() => go(placeOfKind(row.kind))}>
            {t('openKind')}
          </Button>
        ) : null}
        {admin ? (
          <Button
            kind={row.facts > 0 ? 'default' : 'primary'}
            onClick={() => go(row.facts > 0 ? '/index/imports' : '/index/imports/new')}
          >
            {t(row.facts > 0 ? 'openImports' : 'importIt')}
          </Button>
        ) : null}
      </Row>
      {admin ? null : <p className={styles.quiet}>{t('adminOnly')}</p>}
    </SidePanel>
  )
}
