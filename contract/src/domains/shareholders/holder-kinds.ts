import type { Language } from '../../language.ts'

/** English names of the kinds that Chinese filings give holders. */
const english: Readonly<Record<string, string>> = {
  国家: 'State',
  国有法人: 'State-owned entity',
  境内国有法人: 'State-owned entity',
  国有股东: 'State-owned entity',
  境内自然人: 'Individual',
  自然人: 'Individual',
  个人: 'Individual',
  境外自然人: 'Foreign individual',
  境内非国有法人: 'Private entity',
  境内一般法人: 'Domestic entity',
  一般法人: 'Entity',
  法人: 'Entity',
  境外法人: 'Foreign entity',
  其他: 'Other',
  投资公司: 'Investment company',
  证券公司: 'Securities firm',
  银行: 'Bank',
  保险公司: 'Insurer',
  保险产品: 'Insurance product',
  保险资金: 'Insurance funds',
  基金: 'Fund',
  证券投资基金: 'Mutual fund',
  基金公司: 'Fund manager',
  私募基金: 'Private fund',
  社保基金: 'Social security fund',
  全国社保基金: 'Social security fund',
  企业年金: 'Enterprise annuity',
  养老金: 'Pension fund',
  信托: 'Trust',
  信托公司: 'Trust company',
  信托计划: 'Trust plan',
  集合理财计划: 'Collective asset plan',
  集合资产管理计划: 'Collective asset plan',
  资产管理计划: 'Asset management plan',
  QFII: 'QFII',
  RQFII: 'RQFII',
  陆股通: 'Stock Connect',
  员工持股计划: 'Employee share plan',
  高校: 'University',
  '基金、理财产品等': 'Funds and wealth products',
}

/** Kind of a holder in a language of the product; as its source says it where no other word for it is known. */
export const holderKindIn = (kind: string, language: Language): string =>
  language === 'en' ? (english[kind] ?? kind) : kind
