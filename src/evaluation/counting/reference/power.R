# Rscript power.R > power.json
# Which difference between two periods of n answers each is found with a power of 80 % (two-sided, 5 %), and how many
# answers a difference needs; power.test.ts holds the agreement. Base R only.
options(digits = 15)
tol <- 1e-13
means <- expand.grid(n = c(10, 14, 30, 80, 320, 1200), sd = c(0.4, 0.68, 1, 12))
means$delta <- mapply(function(n, sd) power.t.test(n = n, sd = sd, power = 0.8, tol = tol)$delta, means$n, means$sd)
wanted <- expand.grid(delta = c(0.1, 0.15, 0.3, 0.5), sd = c(0.4, 0.68, 1))
wanted$n <- mapply(function(d, sd) ceiling(power.t.test(delta = d, sd = sd, power = 0.8, tol = tol)$n), wanted$delta, wanted$sd)
shares <- expand.grid(n = c(40, 80, 320, 1200), share = c(0.1, 0.3, 0.5, 0.9))
shares$delta <- mapply(function(n, p) {
  found <- function(side) tryCatch(abs(power.prop.test(n = n, p1 = p, p2 = NULL, power = 0.8, tol = tol)$p2 - p), error = function(e) NA)
  # From a share above one half the difference is sought downwards, where there is more room.
  if (p > 0.5) abs(power.prop.test(n = n, p1 = 1 - p, power = 0.8, tol = tol)$p2 - (1 - p)) else found()
}, shares$n, shares$share)
shares_wanted <- expand.grid(delta = c(0.05, 0.1, 0.2), share = c(0.1, 0.3, 0.5))
shares_wanted$n <- mapply(function(d, p) ceiling(power.prop.test(p1 = p, p2 = p + d, power = 0.8, tol = tol)$n), shares_wanted$delta, shares_wanted$share)
rows <- function(frame) paste0("[", paste(apply(frame, 1, function(row) paste0("{", paste0("\"", names(frame), "\":", sprintf("%.17g", row), collapse = ","), "}")), collapse = ","), "]")
cat(sprintf("{\"means\":%s,\"wanted\":%s,\"shares\":%s,\"sharesWanted\":%s}\n", rows(means), rows(wanted), rows(shares), rows(shares_wanted)))
