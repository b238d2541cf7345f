-- How industries supply each other, and how products stand to each other: of no company, so apart from supply_edge.
create table industry_relation (
  like fact including defaults,
  industry_zh text not null,
  upstream_zh text not null,
  evidence_count integer,
  seen_on date,
  primary key (market_id, industry_zh, upstream_zh, superseded_at)
);
create index industry_relation_upstream on industry_relation (market_id, upstream_zh);

create table product_relation (
  like fact including defaults,
  from_product text not null,
  relation text not null,
  to_product text not null,
  seen_on date,
  primary key (market_id, from_product, relation, to_product, superseded_at)
);
create index product_relation_to on product_relation (market_id, to_product);
