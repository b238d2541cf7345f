import type { ExcelField } from '@pandora/contract/domains/chains/shapes'
import { inLanguage, type Bilingual, type Language } from '@pandora/contract/language'

const names: Readonly<Record<ExcelField, Bilingual>> = {
  supplier: { zh: '供应商', en: 'supplier' },
  customer: { zh: '客户', en: 'customer' },
  product: { zh: '产品', en: 'product' },
  revenueShare: { zh: '占收入', en: 'share of revenue' },
  purchaseShare: { zh: '占采购', en: 'share of purchases' },
  from: { zh: '开始', en: 'from' },
  to: { zh: '结束', en: 'to' },
  disclosedBy: { zh: '披露方', en: 'disclosed by' },
  supplierCode: { zh: '供应商代码', en: 'supplier code' },
  customerCode: { zh: '客户代码', en: 'customer code' },
}
/** What a column of another layout is called. */
export const excelNames = (field: ExcelField, language: Language): string => inLanguage(names[field], language)
