"""Writes systems.json: random systems of linear constraints with priorities, solved by scipy's linear programming.

    python3 -m venv .build/scipy && .build/scipy/bin/pip install scipy
    .build/scipy/bin/python Tests/Engine/CassowaryTests/LinearProgramming/record.py

A constraint is sum(terms) + constant <relation> 0. The levels are the least sums of what constraints of each priority are
missed by, from the highest priority down; a variable's value is null if the optimum leaves it open.
"""

import json
import pathlib
import random

from scipy.optimize import linprog

PRIORITIES = [1000, 999, 750, 500, 251, 250, 50]


def constraint(rng, count, known, required):
    """A random constraint, which `known` satisfies where it is required."""
    terms = {}
    for _ in range(rng.randint(1, 3)):
        terms[rng.randrange(count)] = rng.choice([-3, -2, -1, -1, -0.5, 0.5, 1, 1, 1, 2])
    relation = rng.choice(["==", "<=", ">="])
    value = sum(factor * known[index] for index, factor in terms.items())
    if required:
        gap = rng.choice([0, 0, rng.randint(0, 60)])
        constant = {"==": -value, "<=": -value - gap, ">=": -value + gap}[relation]
    else:
        constant = rng.randint(-300, 300)
    return {
        "terms": [[index, factor] for index, factor in sorted(terms.items())],
        "constant": constant,
        "relation": relation,
        "priority": 1000 if required else rng.choice(PRIORITIES[1:]),
    }


class Program:
    """A linear program: the variables, then two errors for each constraint that is not required."""

    def __init__(self, count, constraints):
        self.count = count
        optional = [item for item in constraints if item["priority"] < 1000]
        self.width = count + 2 * len(optional)
        self.equal, self.equal_to, self.at_most, self.limits = [], [], [], []
        self.errors = {}
        column = count
        for item in constraints:
            row = [0.0] * self.width
            for index, factor in item["terms"]:
                row[index] += factor
            if item["priority"] < 1000:
                row[column], row[column + 1] = -1, 1
                # An inequality is missed to one side alone.
                free = {"==": [], "<=": [column + 1], ">=": [column]}[item["relation"]]
                cost = [index for index in (column, column + 1) if index not in free]
                self.errors.setdefault(item["priority"], []).extend(cost)
                self.equal.append(row)
                self.equal_to.append(-item["constant"])
                column += 2
            elif item["relation"] == "==":
                self.equal.append(row)
                self.equal_to.append(-item["constant"])
            else:
                sign = 1 if item["relation"] == "<=" else -1
                self.at_most.append([sign * value for value in row])
                self.limits.append(-sign * item["constant"])

    def minimize(self, cost):
        bounds = [(None, None)] * self.count + [(0, None)] * (self.width - self.count)
        return linprog(
            cost, A_ub=self.at_most or None, b_ub=self.limits or None, A_eq=self.equal or None,
            b_eq=self.equal_to or None, bounds=bounds, method="highs")

    def solve(self):
        """The sum of errors of each level and the variables' values; None if the required constraints contradict."""
        if self.minimize([0] * self.width).status == 2:
            return None
        levels = []
        for priority in sorted(self.errors, reverse=True):
            cost = [0.0] * self.width
            for index in self.errors[priority]:
                cost[index] = 1
            best = self.minimize(cost).fun
            levels.append([priority, round(best, 6)])
            self.at_most.append(cost)
            self.limits.append(best + 1e-9)
        values = []
        for index in range(self.count):
            cost = [0.0] * self.width
            cost[index] = 1
            low, high = self.minimize(cost), self.minimize([-value for value in cost])
            isOpen = low.status != 0 or high.status != 0 or -high.fun - low.fun > 1e-5
            values.append(None if isOpen else round((low.fun - high.fun) / 2, 5))
        return {"levels": levels, "values": values}


def systems():
    for seed in range(200):
        rng = random.Random(seed)
        count = rng.randint(2, 7)
        known = [rng.randint(-100, 300) for _ in range(count)]
        constraints = [constraint(rng, count, known, True) for _ in range(rng.randint(1, 6))]
        constraints += [constraint(rng, count, known, False) for _ in range(rng.randint(2, 14))]
        if seed % 8 == 7:
            # Some contradict.
            constraints += [dict(constraint(rng, count, known, False), priority=1000) for _ in range(3)]
        rng.shuffle(constraints)
        yield {"variables": count, "constraints": constraints, "solution": Program(count, constraints).solve()}


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(system, separators=(",", ":")) for system in systems())
    pathlib.Path(__file__).with_name("systems.json").write_text(f"[\n{lines}\n]\n")
