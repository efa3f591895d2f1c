# Rscript clusters.R
# The mean of answers of twelve wards and its standard error as a ratio of sums over wards; clusters.test.ts holds the output.
row <- 0:119
ward <- row %% 12
q <- 1 + ward %% 5 + (row %% 24 == 0)
m <- tapply(q, ward, length); y <- tapply(q, ward, sum); ratio <- sum(y) / sum(m)
error <- sqrt(12 / 11 * sum((y - ratio * m)^2)) / sum(m)
cat(sprintf("%.15g", c(mean(q), error, ratio - qt(0.975, 11) * error, ratio + qt(0.975, 11) * error)), "\n")

# Yes or no in twelve wards of ten, nobody said yes: each ward counts as one answer. Wilson's interval of 0 of 12, and the exact
# two-sided mid-p of 0 of 12 against 1500 of 5000.
cat(sprintf("%.15g", prop.test(0, 12, correct = FALSE)$conf.int), "\n")
cat(sprintf("%.15g", 2 * dhyper(0, 1500, 3512, 12) / 2), "\n")
