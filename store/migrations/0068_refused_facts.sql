-- Decisions on relations that sources give, beside those that texts say. Of a supply the decision is on one product.
-- While a refusal stands no version of what it refuses is in force: the version ended when it was decided.
alter table relation_review
  add column origin text not null default 'text',
  add column product text not null default '';
drop index relation_review_standing;
create unique index relation_review_standing on relation_review (market_id, from_id, to_id, type, origin, product)
  where reverted_at is null;
