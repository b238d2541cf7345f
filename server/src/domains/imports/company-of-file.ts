import type { Db } from '@pandora/store/database'
import { allNames } from '../../imports/by-name/naming.queries.ts'
import { folded, namesOfMarket } from '../../imports/by-name/naming.ts'
import { previewApart } from './preview-apart.ts'

type Asked = Parameters<typeof previewApart>[0]
type Preview = Awaited<ReturnType<typeof previewApart>>

/** What a title or the name of a file says besides whose statement it is. */
const others =
  /合并|合併|利润表|利潤表|损益表|资产负债表|資產負債表|现金流量表|現金流量表|财务报表|財務報表|财务摘要|主要财务(?:数据|指标)|年报|年度|季报|中报|半年报|报告|数据|consolidated|statements?|income|balance|sheet|cash flows?|financials?|annual|report|\.(?:csv|tsv|txt|xlsx|json|jsonl|zip|gz)/gi

/** Names that the title or the file's name may give, each whole. */
const candidates = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) =>
      text
        .slice(0, 300)
        .normalize('NFKC')
        .replace(others, '|')
        .split(/[|\d_()[\]【】:：,，/\\·—–\n-]+/),
    )
    .map(folded)
    .filter((name) => name.length > 1)

/**
 * The preview of a file. Of a statement whose company neither code nor column identifies, the one company of the market
 * that is called as its title or its name says is proposed; refuses what the preview refuses.
 */
export async function previewWithCompany(
  db: Db,
  marketId: number,
  asked: Asked,
  ...rest: [now: number, language: Parameters<typeof previewApart>[2]]
): Promise<Preview> {
  const preview = await previewApart(asked, ...rest)
  if (!preview.missing.includes('company_id')) return preview
  const header = preview.header[0] ?? 0
  const titles = preview.top.filter(({ line }) => line < header).flatMap(({ cells }) => cells)
  const names = namesOfMarket(await allNames(db, marketId))
  const ids = new Set(candidates([...titles, preview.file]).flatMap((name) => names.get(name) ?? []))
  const [company] = ids
  return ids.size === 1 && company !== undefined ? previewApart({ ...asked, company }, ...rest) : preview
}
