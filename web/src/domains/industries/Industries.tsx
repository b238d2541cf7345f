import { useParams } from 'react-router'
import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Splitter } from '../../ui/Splitter.tsx'
import { FirstLevel } from './FirstLevel.tsx'
import { IndustryDetail } from './IndustryDetail.tsx'
import { industryTexts } from './texts.ts'
import { TreeTile } from './TreeTile.tsx'
import styles from './Industries.module.css'

/** Industries: the tree, and the one that is chosen. On a phone one after the other. */
export default function Industries() {
  const t = useTexts(industryTexts)
  const go = useGo()
  const phone = usePhone()
  const { code = '' } = useParams()
  const detail = code ? <IndustryDetail key={code} id={code} className={styles.pane} /> : <FirstLevel className={styles.pane} />
  const tree = <TreeTile chosen={code} className={styles.pane} />
  return (
    <Screen title={t('title')} layout="fill" actions={<Button size="small" onClick={() => go('/index/exchanges')}>{t('exchanges')}</Button>}>
      <div className={styles.page}>
        {phone ? (code ? detail : tree) : <Splitter start={300} least={220} most={520} first={tree} second={detail} />}
      </div>
    </Screen>
  )
}
