import { provinces } from '@pandora/contract/records/provinces'
import type { disclosers, edgeOrigins, nodeKinds } from '@pandora/contract/domains/chains/graph'
import type { Bilingual } from '@pandora/contract/language'

/** A column of a sheet of a chain: its name in both languages, and the words that a cell of it may hold. */
export interface Column extends Bilingual {
  words?: Readonly<Record<string, Bilingual>>
}

const words = <Key extends string>(all: Readonly<Record<Key, Bilingual>>) => all
export const kindWords = words<(typeof nodeKinds)[number]>({
  company: { zh: '公司', en: 'Company' },
  part: { zh: '环节', en: 'Part' },
  group: { zh: '分组', en: 'Group' },
})
const yesNo = words({ yes: { zh: '是', en: 'Yes' }, no: { zh: '否', en: 'No' } })
export const disclosedWords = words<(typeof disclosers)[number]>({
  supplier: { zh: '供应商', en: 'Supplier' },
  customer: { zh: '客户', en: 'Customer' },
  'third-party': { zh: '第三方', en: 'Third party' },
})
const originWords = words<(typeof edgeOrigins)[number]>({
  fact: { zh: '事实', en: 'Fact' },
  text: { zh: '文本', en: 'Text' },
  file: { zh: '文件', en: 'File' },
  user: { zh: '手动', en: 'By hand' },
})

/** Provinces by their codes: a cell holds the name, and is read by name or code. */
export const regionWords: Readonly<Record<string, Bilingual>> = Object.fromEntries(
  provinces.map(({ code, zh, en }) => [code, { zh, en }]),
)

/** The sheets of a chain's workbook behind the first, which explains them. Each column is found by its name. */
export const sheets = {
  nodes: {
    name: { zh: '节点', en: 'Nodes' },
    about: {
      zh: '每行一个节点。编号可以留空，同一编号或同一公司不会重复。公司填公司编号、股票代码或名称。',
      en: 'One node a row. The id may be left empty; one id or one company never becomes two. The company is its id, its code or its name.',
    },
    columns: {
      id: { zh: '编号', en: 'Id' },
      kind: { zh: '类型', en: 'Type', words: kindWords },
      name: { zh: '名称', en: 'Name' },
      company: { zh: '公司', en: 'Company' },
      group: { zh: '所在分组', en: 'Group' },
      x: { zh: 'X', en: 'X position' },
      y: { zh: 'Y', en: 'Y position' },
      placed: { zh: '手动摆放', en: 'Placed by hand', words: yesNo },
      region: { zh: '地区', en: 'Region' },
      inventory: { zh: '库存天数', en: 'Days of inventory' },
      note: { zh: '备注', en: 'Note' },
    },
  },
  members: {
    name: { zh: '环节中的公司', en: 'Companies of parts' },
    about: {
      zh: '环节节点里的公司和份额（0 到 1，或 35%）。',
      en: 'The companies of a part, and their shares (0 to 1, or 35%).',
    },
    columns: {
      node: { zh: '节点', en: 'Node' },
      company: { zh: '公司', en: 'Company' },
      name: { zh: '名称', en: 'Name' },
      share: { zh: '份额', en: 'Share' },
    },
  },
  parts: {
    name: { zh: '部件', en: 'Parts' },
    about: { zh: '节点生产的部件或产品。', en: 'Parts and products that a node makes.' },
    columns: {
      node: { zh: '节点', en: 'Node' },
      id: { zh: '部件编号', en: 'Part id' },
      name: { zh: '名称', en: 'Name' },
      note: { zh: '备注', en: 'Note' },
    },
  },
  risks: {
    name: { zh: '风险', en: 'Risks' },
    about: { zh: '节点勾选的风险类型。', en: 'The risk types that are ticked of a node.' },
    columns: {
      node: { zh: '节点', en: 'Node' },
      risk: { zh: '风险类型', en: 'Risk type' },
    },
  },
  edges: {
    name: { zh: '供应关系', en: 'Supply' },
    about: {
      zh: '每行一条：供应商向客户供货，两端填节点编号或名称。占比只知道一个数时，低和高填一样。',
      en: 'One a row: the supplier supplies the customer; both by the id or the name of a node. A share that is known has low and high alike.',
    },
    columns: {
      id: { zh: '编号', en: 'Id' },
      source: { zh: '供应商', en: 'Supplier' },
      target: { zh: '客户', en: 'Customer' },
      product: { zh: '产品', en: 'Product' },
      revenueLow: { zh: '占供应商收入（低）', en: 'Of supplier revenue, low' },
      revenueHigh: { zh: '占供应商收入（高）', en: 'Of supplier revenue, high' },
      purchaseLow: { zh: '占客户采购（低）', en: 'Of customer purchases, low' },
      purchaseHigh: { zh: '占客户采购（高）', en: 'Of customer purchases, high' },
      from: { zh: '开始', en: 'From' },
      to: { zh: '结束', en: 'To' },
      disclosedBy: { zh: '披露方', en: 'Disclosed by', words: disclosedWords },
      confidence: { zh: '置信度', en: 'Confidence' },
      origin: { zh: '来源', en: 'Origin', words: originWords },
      document: { zh: '证据文档', en: 'Evidence document' },
      file: { zh: '证据文件', en: 'Evidence file' },
      line: { zh: '证据行', en: 'Evidence line' },
      quote: { zh: '证据原文', en: 'Evidence quote' },
    },
  },
} as const satisfies Record<string, { name: Bilingual; about: Bilingual; columns: Readonly<Record<string, Column>> }>

export type SheetKey = keyof typeof sheets
export const sheetKeys = Object.keys(sheets) as SheetKey[]
export const columnsOf = (key: SheetKey): Readonly<Record<string, Column>> => sheets[key].columns

/** What the first sheet says line by line, each found by its name again. */
export const aboutLines = {
  name: { zh: '供应链名称', en: 'Name of the chain' },
  from: { zh: '供货开始', en: 'Supply from' },
  end: { zh: '供货结束', en: 'Supply to' },
} as const satisfies Record<string, Bilingual>
export const aboutName: Bilingual = { zh: '说明', en: 'About' }

/** A name as it is compared: without spaces, width and case. */
export const plain = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .toLowerCase()

/** Whether a text is a name, in whichever language. */
export const isName = (text: unknown, name: Bilingual): boolean =>
  plain(text) === plain(name.zh) || plain(text) === plain(name.en)

/** The key of a word that a cell holds, in whichever language, or the key itself. */
export const wordKey = (text: string, known: Readonly<Record<string, Bilingual>>): string | undefined =>
  Object.keys(known).find((key) => plain(key) === plain(text) || isName(text, known[key] ?? { zh: '', en: '' }))
