import { useAddressField } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Pane, Row } from '../../ui/kit/Stack.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { KeywordActions } from './KeywordActions.tsx'
import { KeywordBox } from './KeywordBox.tsx'
import { SavedKeywords } from './SavedKeywords.tsx'
import { Start } from './Start.tsx'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'
import { explanationView, newsView, productsView, searchView, technologiesView } from './views.ts'

const partNames = ['technologies', 'products', 'news'] as const

/** The technology finder: a keyword, what it is, who does it, and what is said of it; all of it in the address. */
export default function Technology() {
  const t = useTexts(technologyTexts)
  const phone = usePhone()
  const [keyword = '', setKeyword] = useAddressField('q', { push: true })
  const [, setPage] = useAddressField('page')
  const [, setPartPage] = useAddressField('partPage')
  const [, setCompany] = useAddressField('companyId')
  const [asked, setPart] = useAddressField('part')
  const part = partNames.find((one) => one === asked) ?? 'technologies'
  const look = (next: string) => {
    setKeyword(next)
    setPage('')
    setPartPage('')
    setCompany('')
  }
  const shared = { given: { keyword: keyword ?? '' }, leads: { keyword: look } }
  return (
    <Screen
      title={t('title')}
      layout={phone ? 'flow' : 'fill'}
      actions={
        keyword ? (
          <Row gap={3} wrap>
            <KeywordActions keyword={keyword} />
          </Row>
        ) : null
      }
    >
      <Pane gap={3} className={styles.page}>
        <div className={styles.top}>
          <KeywordBox keyword={keyword ?? ''} onKeyword={look} />
          <SavedKeywords keyword={keyword ?? ''} onKeyword={look} />
        </div>
        {keyword ? (
          <Tiles className={styles.finder}>
            <ViewTile view={searchView} className={styles.main} {...shared} />
            <ViewTile view={explanationView} {...shared} />
            <div className={styles.part}>
              <SegmentedControl
                label={t('sections')}
                value={part}
                onChange={(next) => {
                  setPart(next === 'technologies' ? '' : next)
                  setPartPage('')
                }}
                options={partNames.map((value) => ({ value, text: t(value) }))}
              />
              {part === 'technologies' ? (
                <ViewTile view={technologiesView} fields={{ page: 'partPage' }} {...shared} />
              ) : null}
              {part === 'products' ? <ViewTile view={productsView} fields={{ page: 'partPage' }} {...shared} /> : null}
              {part === 'news' ? <ViewTile view={newsView} fields={{ page: 'partPage' }} {...shared} /> : null}
            </div>
          </Tiles>
        ) : (
          <Start onKeyword={look} box={false} />
        )}
      </Pane>
    </Screen>
  )
}
