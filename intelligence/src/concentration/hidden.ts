/** One to ninety-nine, or a sign of counting: 三一 is none of them. */
const chinese = '(?:[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九甲乙丙丁戊])'
/** The letters that a filing counts hidden names by: one, or the same again (AA). More are initials: SAP, TCL, IBM. */
const letters = String.raw`(?:([A-Za-z])\1{0,2})`
const role = '(?:客户|供应商|单位|公司|厂商|企业|销售商|采购商)'
/** 客户一, 第一名, 第1大客户, A公司, 单位甲, 供应商3, ***: the place of a name that a filing hides. */
const hiddenForms = [
  new RegExp(`^(?:${chinese}|[0-9]{1,2}|${letters})(?:名|大|位)?$`, 'u'),
  new RegExp(`^第(?:${chinese}|[0-9]{1,3}|${letters})(?:名|大|位)?${role}?$`, 'u'),
  new RegExp(`^(?:${chinese}|[0-9]{1,3}|${letters}[0-9]{0,2})(?:名|大|位)?${role}$`, 'u'),
  new RegExp(`^${role}(?:名称)?(?:${chinese}|[0-9]{1,3}|${letters}[0-9]{0,2})(?:名|大|位)?$`, 'u'),
  /^[*＊×xX某]{1,6}(?:有限)?(?:股份)?(?:有限)?(?:公司|客户|供应商|单位)?$/u,
  /^(?:customer|supplier|company|client|vendor)\s?(?:no\.?\s?)?[a-z0-9]{1,2}$/iu,
]

/** Whether what stands in the place of a name hides it: no company may be made of it. */
export function isHiddenName(name: string): boolean {
  const plain = name.replace(/[\s（）()：:.、]/gu, '')
  return plain === '' || hiddenForms.some((form) => form.test(plain))
}
