-- The strongest supplies of a company at either end stand in the order in which they are asked for: of who deals with
-- hundreds the first sixteen are read, not all. The second serves all that asks by customer.
create index supply_edge_strongest on supply_edge (market_id, supplier_id, superseded_at,
  (coalesce(greatest(revenue_share_most, revenue_share, cost_share_most, cost_share), 0)) desc,
  customer_id, product_zh, valid_from desc);
drop index supply_edge_customer;
create index supply_edge_customer on supply_edge (market_id, customer_id, superseded_at,
  (coalesce(greatest(revenue_share_most, revenue_share, cost_share_most, cost_share), 0)) desc,
  supplier_id, product_zh, valid_from desc);
