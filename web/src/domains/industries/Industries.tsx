import { Navigate, useParams } from 'react-router'
import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Splitter } from '../../ui/Splitter.tsx'
import { FirstLevel } from './FirstLevel.tsx'
import styles from './Industries.module.css'
import { NodePage } from './node/NodePage.tsx'
import { nodeAddress, nodeTabOf } from './node/tabs.ts'
import { industryTexts } from './texts.ts'
import { TreeTile } from './TreeTile.tsx'

/** Industries: the tree, and the one that is chosen. On a phone one after the other. */
export default function Industries() {
  const t = useTexts(industryTexts)
  const go = useGo()
  const phone = usePhone()
  const { code = '', tab: asked } = useParams()
  const tab = nodeTabOf(asked)
  if (!tab) return <Navigate to={nodeAddress(code)} replace />
  const detail = code ? <NodePage key={code} id={code} tab={tab} /> : <FirstLevel />
  const tree = <TreeTile chosen={code} className={styles.pane} />
  return (
    <Screen
      title={t('title')}
      layout={phone && code ? 'flow' : 'fill'}
      actions={
        <Button size="small" onClick={() => go('/index/exchanges')}>
          {t('exchanges')}
        </Button>
      }
    >
      <div className={styles.page}>
        {phone ? code ? detail : tree : <Splitter start={264} least={220} most={520} first={tree} second={detail} />}
      </div>
    </Screen>
  )
}
